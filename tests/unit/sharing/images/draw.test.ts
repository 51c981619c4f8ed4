import {openPen} from '@site/src/sharing/images/draw';
import {pngSize} from '../../../lib/png-size';

const draw = openPen('.', 'A site');

test('a card is a PNG of the size that messengers show', async () => {
  const picture = await draw({title: 'StoreExecutionTimeObservationsTransaction (GraphQL object)', section: 'References'});
  expect(pngSize(picture)).toEqual({width: 1200, height: 630});
});

test('the same card is the same file, another title another one', async () => {
  const [one, same, other] = await Promise.all([draw({title: 'One'}), draw({title: 'One'}), draw({title: 'Other'})]);
  expect(same.equals(one)).toBe(true);
  expect(other.equals(one)).toBe(false);
});

test.each(['Zażółć gęślą jaźń', 'Объекты и їх власники', 'Αντικείμενα', 'Đối tượng được sở hữu'])(
  'there are letters for “%s”',
  async (title) => {
    const [picture, empty] = await Promise.all([draw({title}), draw({title: ' '})]);
    expect(picture.equals(empty)).toBe(false);
  },
);

test('letters that no font has are named', async () => {
  await expect(draw({title: 'Sui 日本'})).rejects.toThrow('No font of the pictures has 日本.');
});
