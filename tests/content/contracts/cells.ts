import type {Page} from '../../lib/pages';
import {wordsIn} from '../reading/measure';
import {proseOf, type Prose} from './prose';

/** Cells hold names, values and short phrases; reasoning stands in the text. */
const mostWords = 25;
const mostParagraphWords = 120;

/**
 * True where a second sentence begins. An abbreviation, or code that ends in a period, begins none.
 */
const hasTwoSentences = ({text}: Prose): boolean => /[\p{L}\d)·]{2,}[.?!]["”’)]* +["“‘(]?\p{Lu}/u.test(text.replaceAll('\n', ' '));

/**
 * Cells that hold more than a phrase, and paragraphs that are too long to take in, one line each.
 */
export function cellProblems(page: Page): string[] {
  return proseOf(page).flatMap((prose) => {
    const words = wordsIn(prose.text);
    const at = `${page.file}:${prose.line}`;
    if (prose.kind === 'paragraph' && words > mostParagraphWords) return [`${at}: a paragraph of ${words} words: make it two.`];
    if (prose.kind !== 'cell') return [];
    if (words > mostWords) return [`${at}: a cell of ${words} words: move the reasoning into the text.`];
    return hasTwoSentences(prose) ? [`${at}: a cell with two sentences: move one of them into the text.`] : [];
  });
}
