import {exampleLanguage} from './example-pages';

/**
 * A mark at the end of a line, alone in a comment of the language: `// [!code ++]`, `# [!code --]`.
 */
const mark = /[ \t]*(?:\/\/|#|--|;|\{?\/\*)[ \t]*\[!code (\+\+|--)\](?:[ \t]*\*\/\}?)?[ \t]*$/;

/**
 * A sample whose lines may be marked as added or removed. Numbers of lines are those of `shown`,
 * the first being 1.
 */
export interface MarkedLines {
  /** What the reader sees: all lines, without the marks. */
  shown: string;
  /** What is checked and copied: without the marks, and without the lines that are removed. */
  code: string;
  added: number[];
  removed: number[];
}

/**
 * A mark that nobody reads, most likely a misspelt one. The line is that of the sample, 1-based.
 */
export class LineMarkError extends Error {
  override name = 'LineMarkError';
}

/**
 * Reads the marks of added and removed lines. An `mdx` sample keeps them: it shows how they are
 * written.
 *
 * @throws {LineMarkError} for a `[!code …]` that is no mark
 */
export function readLineMarks(text: string, language: string | null | undefined): MarkedLines {
  const marked: MarkedLines = {shown: text, code: text, added: [], removed: []};
  if (language === exampleLanguage || !text.includes('[!code')) return marked;
  const lines = text.split('\n').map((line, index) => {
    const sign = mark.exec(line)?.[1];
    if (sign !== undefined) (sign === '++' ? marked.added : marked.removed).push(index + 1);
    else if (line.includes('[!code'))
      throw new LineMarkError(`line ${index + 1} of the sample has a mark that is none; write "// [!code ++]" or "// [!code --]"`);
    return line.replace(mark, '');
  });
  marked.shown = lines.join('\n');
  const left = lines.filter((_line, index) => !marked.removed.includes(index + 1)).join('\n');
  // An empty line above lines at the end that go would end the code.
  marked.code = marked.removed.includes(lines.length) ? left.trimEnd() : left;
  return marked;
}

/** The number of a shown line, given its number (1-based) in the code that was checked. */
export const shownLine = (line: number, removed: readonly number[]): number =>
  [...removed].sort((a, b) => a - b).reduce((shown, gone) => (gone <= shown ? shown + 1 : shown), line);
