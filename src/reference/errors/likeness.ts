/**
 * So many words in a row that two entries have in common are a sentence written once and copied.
 */
const runLength = 8;

/** So large a part of the words of two texts in common, and they say nearly the same. */
const alike = 0.6;

/**
 * The words of a text. A piece of code is one word: tools and options have to be called by their
 * names.
 */
const wordsOf = (text: string): string[] =>
  text
    .replace(/`[^`]*`/g, (code) => code.replace(/[^\p{L}\p{N}]/gu, ''))
    .replace(/\]\([^)]*\)/g, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}_']+/gu) ?? [];

/** Every run of words that is long enough to be noticed if it stands twice. */
export function runsOf(text: string): string[] {
  const words = wordsOf(text);
  return words.slice(0, Math.max(0, words.length - runLength + 1)).map((_word, index) => words.slice(index, index + runLength).join(' '));
}

/** The words that a text uses, each once. */
export const vocabularyOf = (text: string): ReadonlySet<string> => new Set(wordsOf(text));

/** True for two texts that consist mostly of the same words. */
export function areAlike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  // Every text is compared with every other one, and most pairs differ too much in length already.
  if (Math.min(a.size, b.size) < alike * Math.max(a.size, b.size)) return false;
  let common = 0;
  for (const word of a) if (b.has(word)) common += 1;
  return common / (a.size + b.size - common) >= alike;
}
