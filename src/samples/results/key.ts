import {digest} from '../lib/digest';
import type {SampleMeta} from '../sample';

/**
 * Languages whose checkers check the file of a sample whole, whichever region of it the page shows.
 */
const checkedWhole = new Set(['move', 'ts', 'tsx', 'js', 'jsx']);

/** A sample as it is known to checkers and to the steps that build a page. */
export interface CheckedSample {
  language: string;
  /** Text as the reader copies it. */
  code: string;
  meta: SampleMeta;
  /** The whole text of the sample's file; absent where the page has the text itself. */
  fileText?: string;
}

/**
 * A key of everything that decides what a checker finds: with another text, or another context, a
 * sample has no result.
 */
export function resultKey({language, code, meta, fileText}: CheckedSample): string {
  const text = fileText !== undefined && checkedWhole.has(language) ? fileText : code;
  const {file = '', prelude = '', method = '', body = '', fragment} = meta;
  return digest(language, text, file, prelude, method, body, String(fragment)).slice(0, 16);
}

/**
 * Which file of results a sample has its result in: that of the file that fills it, or of the page.
 * Both from the repository's top.
 */
export const resultOwner = (page: string, {file}: SampleMeta): string => file ?? page;
