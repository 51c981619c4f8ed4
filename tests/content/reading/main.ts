/**
 * Prints how pages read, in figures: `npm run readability`, the pages with the most long sentences
 * first. With the beginnings of ids behind it, such as `concepts/object`, it prints those pages
 * alone. It measures, and judges nothing.
 */
import {textTable} from '../../../src/lib/text-table';
import {listedPages} from '../../lib/pages';
import {readingOf} from './measure';

const percent = (share: number): string => `${Math.round(100 * share)} %`;

const wanted = process.argv.slice(2);
const rows = listedPages
  .filter(({id}) => wanted.length === 0 || wanted.some((start) => id.startsWith(start)))
  .map((page) => ({id: page.id, ...readingOf(page)}))
  .sort((a, b) => b.long - a.long || b.sentenceWords - a.sentenceWords)
  .map(({id, proseWords, inTables, sentenceWords, brief, long, wordsPerBlock}) => [
    id,
    String(proseWords),
    percent(inTables),
    sentenceWords.toFixed(1),
    percent(brief),
    percent(long),
    String(Math.round(wordsPerBlock)),
  ]);

console.log(
  textTable(
    ['Page', 'Words of prose', 'In tables', 'Words a sentence', 'Under 8', 'Over 35', 'Words a block'],
    rows,
    (column) => column > 0,
  ),
);
