/** A word of a text, in lower case, and where it stands there. */
export interface Word {
  text: string;
  start: number;
  end: number;
  /**
   * True where a line or a mark such as `…` ends the word: it may be the beginning of a longer one.
   */
  isLast: boolean;
}

/**
 * Colors of a terminal, and what stands for a character in JSON. Both are passed over, as all is
 * that is no word.
 */
const codes = String.raw`\u001b\[[\d;]*[A-Za-z]|\\u001b\[[\d;]*[A-Za-z]|\\u[\da-f]{4}|\\[nrt]`;

/** `couldn't` is one word, with or without its mark. */
const word = String.raw`[\p{L}\p{N}_]+(?:['’]\p{L}{1,2}\b)?`;

const separate = new RegExp(`${codes}|(${word})`, 'giu');

/** The same where a terminal broke lines in the middle of words. */
const broken = new RegExp(String.raw`${codes}|(${word}(?:\r?\n${word})*)`, 'giu');

/**
 * The words of a text in their order. What terminals, logs and JSON change is not part of them:
 * case, quotes, white space, colors, frames.
 *
 * @param isBroken whether a word may go on in the next line
 */
export const wordsOf = (text: string, isBroken = false): Word[] =>
  [...text.matchAll(isBroken ? broken : separate)].flatMap(({0: whole, 1: found, index}) => {
    if (found === undefined) return [];
    const end = index + whole.length;
    return [
      {
        text: found.replace(/[\s'’]/g, '').toLowerCase(),
        start: index,
        end,
        isLast: /^(?:…|\.\.\.|[^\p{L}\p{N}_\n]*(?:\n|$))/u.test(text.slice(end, end + 80)),
      },
    ];
  });
