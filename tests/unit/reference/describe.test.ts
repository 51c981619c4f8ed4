import {describe as describePage} from '@site/src/reference/describe';

test.each([
  ['a sentence that fits', 'A checkpoint, which is a batch of transactions that validators certified. More text.'],
  ['no text', ''],
  ['a short text', 'An epoch'],
  ['a very long sentence', `${'word '.repeat(60)}end.`],
  ['a sentence of exactly the limit', `${'a'.repeat(159)}.`],
  ['one word that is too long', 'a'.repeat(400)],
])('%s becomes 50 to 160 characters with a period', (_name, text) => {
  const description = describePage('The GraphQL object Epoch', text);
  expect(description.length).toBeGreaterThanOrEqual(50);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(description.endsWith('.')).toBe(true);
});

test('loses the marks of Markdown, and no underscore of a name', () => {
  const sentence = 'The _first_ of `tx_context` and [its object](#id), which is **long** enough by itself.';
  expect(describePage('X', sentence)).toBe('The first of tx_context and its object(#id), which is long enough by itself.');
});

test('keeps a sentence as it is, and says so where it was cut', () => {
  const sentence = 'A checkpoint, which is a batch of transactions that validators certified.';
  expect(describePage('X', `${sentence} More.`)).toBe(sentence);
  expect(describePage('X', `${'word '.repeat(60)}end.`)).toMatch(/word and more\.$/);
});
