/** A shorter word is one typo away from too many words that mean something else. */
export const shortestWordWithTypos = 5;

/**
 * True where one mistake in typing turns one word into the other: a letter more, a letter less,
 * another letter, or two neighbouring letters exchanged. Equal words are not a typo apart.
 */
export function isOneTypoApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const restA = a.slice(start);
  const restB = b.slice(start);
  if (restA.length !== restB.length) return restA.slice(1) === restB || restB.slice(1) === restA;
  const exchanged = `${restA.charAt(1)}${restA.charAt(0)}${restA.slice(2)}` === restB;
  return exchanged || restA.slice(1) === restB.slice(1);
}

/** A shorter word with two mistakes may be another word. */
export const shortestWordWithTwoTypos = 8;

/** True where two mistakes in typing turn one word into the other. */
export function isTwoTyposApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 2) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const restA = a.slice(start);
  const restB = b.slice(start);
  const isExchanged = restA.length > 1 && restB.startsWith(`${restA.charAt(1)}${restA.charAt(0)}`);
  return (
    isOneTypoApart(restA.slice(1), restB) ||
    isOneTypoApart(restA, restB.slice(1)) ||
    isOneTypoApart(restA.slice(1), restB.slice(1)) ||
    (isExchanged && isOneTypoApart(restA.slice(2), restB.slice(2)))
  );
}

/**
 * True where the word is one typo away from the beginning of the term, as it may be while a reader
 * is still typing.
 */
export function isOneTypoFromStart(word: string, term: string): boolean {
  return [word.length - 1, word.length, word.length + 1].some(
    (length) => length < term.length && isOneTypoApart(word, term.slice(0, length)),
  );
}
