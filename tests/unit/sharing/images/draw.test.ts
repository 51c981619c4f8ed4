import {openPen} from '@site/src/sharing/images/draw';

const draw = openPen('.', 'A site');

test('a card is a PNG of the size that messengers show', async () => {
  const picture = await draw({title: 'StoreExecutionTimeObservationsTransaction (GraphQL object)', section: 'References'});
  expect(picture.toString('latin1', 1, 4)).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
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
