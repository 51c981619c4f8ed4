import type {InlineCode} from 'mdast';
import {code, type Inline} from '../../build';

/** Sentences with spaces between them. */
export const sentences = (all: readonly (readonly Inline[])[]): Inline[] =>
  all.filter((sentence) => sentence.length > 0).flatMap((sentence, index) => (index === 0 ? sentence : [' ', ...sentence]));

/**
 * A name in the first column of a table; src/site/css/page.css keeps it on one line where the
 * screen is wide enough.
 */
export const nameCode = (name: string): InlineCode => ({...code(name), data: {hProperties: {className: ['cli-name']}}});
