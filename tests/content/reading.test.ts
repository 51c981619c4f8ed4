import {pageWith} from '../lib/pages';
import {readingOf, wordsIn} from './reading/measure';

test('code counts as one word, and a mark alone as none', () => {
  expect(wordsIn('Run · twice – or not.')).toBe(5);
});

test('sentences, tables and blocks of a page are counted', () => {
  const long = `${'word '.repeat(36)}end.`;
  const reading = readingOf(pageWith(`One two three.\n\n${long}\n\n| A |\n| --- |\n| five words in a cell |\n\n\`\`\`sh\nls\n\`\`\``));
  expect(reading).toMatchObject({proseWords: 40, cellWords: 6, sentenceWords: 20, brief: 0.5, long: 0.5, wordsPerBlock: 20});
  expect(reading.inTables).toBeCloseTo(6 / 46);
});

test('a page without prose has no sentences', () => {
  expect(readingOf(pageWith('```sh\nls\n```'))).toMatchObject({proseWords: 0, sentenceWords: 0, long: 0, inTables: 0});
});
