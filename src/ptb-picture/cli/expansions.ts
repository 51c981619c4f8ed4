import type {CommandArgument, WordPart} from 'unbash';
import {wordText} from '../../samples/shell/words';
import {expansion, splat} from '../../reference/cli/parser/marks';

/**
 * The texts of what only the shell knows in a part of a word, in order; `wordText` has a mark for
 * each.
 */
function inPart(part: WordPart): string[] {
  switch (part.type) {
    case 'Literal':
    case 'Glob':
    case 'SingleQuoted':
    case 'AnsiCQuoted':
      return [];
    case 'DoubleQuoted':
    case 'LocaleString':
      return part.parts.flatMap(inPart);
    default:
      return [part.text.replace(/^\$\{(\w+)\}$/, '$$$1')];
  }
}

/** The words of a line with marks, and what the marks stand for, in order. */
export interface MarkedWords {
  words: string[];
  expansions: string[];
}

export function markWords(args: readonly CommandArgument[]): MarkedWords {
  return {
    words: args.map(wordText),
    expansions: args.flatMap((word) => (word.type !== 'Assignment' && word.parts ? word.parts.flatMap(inPart) : [])),
  };
}

/** Gives texts with marks the texts that these stand for; called in the order of the line. */
export function unmarker(expansions: readonly string[]): (text: string) => string {
  let next = 0;
  return (text) =>
    Array.from(text, (letter) => {
      if (letter !== expansion && letter !== splat) return letter;
      next += 1;
      return expansions[next - 1] ?? '$…';
    }).join('');
}
