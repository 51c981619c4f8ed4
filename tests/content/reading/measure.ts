import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from '../../lib/pages';
import {proseOf} from '../contracts/prose';

/** How a page reads, in figures. Shares are of 1. */
export interface Reading {
  /** Words of paragraphs, list items included, and of cells. */
  proseWords: number;
  cellWords: number;
  /** Of the words of both, the share that stands in tables. */
  inTables: number;
  /** Words of a sentence on average. */
  sentenceWords: number;
  /** Shares of sentences with fewer than 8 and with more than 35 words. */
  brief: number;
  long: number;
  /** Words of prose for each block: code, table, diagram. */
  wordsPerBlock: number;
}

/** A sentence with fewer words is brief, and one with more of the others is long. */
const briefest = 8;
const longest = 35;

const sentences = new Intl.Segmenter('en', {granularity: 'sentence'});

/**
 * How many words a text has; the mark that stands for code is one, a mark of punctuation alone is
 * none.
 */
export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\d·]/u.test(word)).length;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/**
 * The number of words of each sentence of a text; what has none, such as a stray period, is no
 * sentence.
 */
const sentenceLengths = (text: string): number[] =>
  [...sentences.segment(text.replaceAll('\n', ' '))].map(({segment}) => wordsIn(segment)).filter((words) => words > 0);

function blocksOf({tree}: Page): number {
  let blocks = 0;
  visit(tree, (node: Nodes) => {
    if (node.type === 'code' || node.type === 'table') blocks += 1;
  });
  return blocks;
}

/**
 * Measures a page's prose; code counts as one word where it stands in a sentence, and samples do
 * not count.
 */
export function readingOf(page: Page): Reading {
  const prose = proseOf(page);
  const textsOf = (kind: 'paragraph' | 'cell'): string[] => prose.filter((part) => part.kind === kind).map(({text}) => text);
  const proseWords = sum(textsOf('paragraph').map(wordsIn));
  const cellWords = sum(textsOf('cell').map(wordsIn));
  const lengths = textsOf('paragraph').flatMap(sentenceLengths);
  return {
    proseWords,
    cellWords,
    inTables: share(cellWords, proseWords + cellWords),
    sentenceWords: share(sum(lengths), lengths.length),
    brief: share(lengths.filter((words) => words < briefest).length, lengths.length),
    long: share(lengths.filter((words) => words > longest).length, lengths.length),
    wordsPerBlock: proseWords / Math.max(blocksOf(page), 1),
  };
}
