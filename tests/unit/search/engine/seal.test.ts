import {DamagedIndexError} from '@site/src/search/engine/damaged-index-error';
import {contentsOf, seal, unseal} from '@site/src/search/engine/seal';

const name = 'one/terms-0.json';
const contents = '{"terms":["coin","münze"]}';

test('a sealed file is JSON, and gives its contents back', async () => {
  const text = await seal(name, contents);
  expect(JSON.parse(text)).toEqual([expect.stringMatching(/^[\w+/]{16}$/), JSON.parse(contents)]);
  expect(contentsOf(text)).toBe(contents);
  expect(await unseal(name, text)).toEqual(JSON.parse(contents));
});

test.each([
  ['an error page of the host', () => '<!doctype html><title>Not found</title>'],
  ['an empty answer', () => ''],
  ['half of the file', (text: string) => text.slice(0, -8)],
  ['one letter that is another', (text: string) => text.replace('coin', 'cojn')],
  ['a file without a seal', () => contents],
])('%s is refused', async (_what, spoil) => {
  await expect(unseal(name, spoil(await seal(name, contents)))).rejects.toThrow(DamagedIndexError);
});

test.each(['two/terms-0.json', 'one/terms-1.json'])('the file of another index or place, %s, is refused', async (other) => {
  await expect(unseal(name, await seal(other, contents))).rejects.toThrow('one/terms-0.json is not the file');
});

test('where the browser has no hashes, the form is checked', async () => {
  const text = await seal('two/terms-0.json', contents);
  expect(await unseal(name, text, null)).toEqual(JSON.parse(contents));
});
