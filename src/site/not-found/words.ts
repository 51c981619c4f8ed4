/** Segments that say where a page was and not what it was about. */
const places = new Set([
  'docs',
  'guides',
  'guide',
  'developer',
  'concepts',
  'standards',
  'references',
  'reference',
  'index',
  'html',
  'md',
  'mdx',
]);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray per cent sign: the text as it stands will do.
    return text;
  }
}

/**
 * The words of a text or an address, in small letters: `frist-app/getCoins` has frist, app, get and
 * coins.
 */
export const wordsOf = (text: string): string[] =>
  decoded(text)
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * What somebody who types this address would type into a search field: its words, each once,
 * without sections; the last dozen.
 */
export function queryOf(address: string): string {
  const words = [...new Set(wordsOf(address))];
  const telling = words.filter((word) => !places.has(word));
  return (telling.length > 0 ? telling : words).slice(-12).join(' ').slice(0, 100);
}
