import {savedText} from '@site/src/page-contract/saved-text';

test('a text is taken as it was read', async () => {
  const read = jest.fn();
  expect(await savedText('a.mdx', 'A page.', read)).toBe('A page.');
  expect(read).not.toHaveBeenCalled();
});

test('a file that an editor is just saving is read until its text is there', async () => {
  const read = jest.fn().mockResolvedValueOnce('').mockResolvedValueOnce('A page.');
  expect(await savedText('a.mdx', '', read)).toBe('A page.');
  expect(read.mock.calls).toEqual([['a.mdx'], ['a.mdx']]);
});

test('a file that stays empty is empty', async () => {
  const read = jest.fn().mockResolvedValue('');
  expect(await savedText('a.mdx', '', read)).toBe('');
  expect(read).toHaveBeenCalled();
});
