/** What is wrong with a text, and in which line of it (1-based). */
export interface TextProblem {
  line: number;
  message: string;
}

const invisible: readonly {characters: RegExp; what: string; cure: string}[] = [
  {
    characters: /\uFFFD/u,
    what: 'the file is not valid UTF-8, or has the sign that stands for a byte which is not',
    cure: 'Save it as UTF-8, and type the character again.',
  },
  {characters: /\0/u, what: 'the text has a NUL character', cure: 'Remove it; the file may have been saved as UTF-16: save it as UTF-8.'},
  {
    // eslint-disable-next-line no-control-regex -- these are what it is about
    characters: /[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/u,
    what: 'the text has a control character',
    cure: 'Remove it; only tabs and line ends are allowed.',
  },
  {
    characters: /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u,
    what: 'the text has a character that turns the direction of writing, which can make code look like other code',
    cure: 'Remove it.',
  },
  {
    characters: /[\u200B-\u200D\u2060\uFEFF]/u,
    what: 'the text has a character that nobody sees',
    cure: 'Remove it; a file has no byte order mark either.',
  },
  {characters: /[\u2028\u2029]/u, what: 'the text has a line end of Unicode', cure: 'Write an ordinary line end.'},
  {
    characters: /\r(?!\n)/u,
    what: 'the text has a carriage return without a line feed',
    cure: 'Save the file with line ends of one kind, LF.',
  },
];

const codePoint = (character: string): string => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * Looks for what no author writes on purpose: bytes that are no text, and characters that nobody
 * sees.
 *
 * @param text the whole file, decoded as UTF-8
 * @param most the most characters it may have
 * @returns the first problem, or undefined
 */
export function textProblem(text: string, most: number): TextProblem | undefined {
  if (text.length > most)
    return {
      line: 1,
      message: `the file has ${text.length.toLocaleString('en-US')} characters, and at most ${most.toLocaleString('en-US')} are allowed. Split it.`,
    };
  for (const {characters, what, cure} of invisible) {
    const found = characters.exec(text);
    if (found) return {line: text.slice(0, found.index).split('\n').length, message: `${what} (${codePoint(found[0])}). ${cure}`};
  }
  return undefined;
}
