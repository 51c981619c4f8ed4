/** First character of the names of page chunks; no other chunk's name starts so. */
export const pageChunkPrefix = '_';

/**
 * The name of a page's chunk, which follows from its address: the build and the reader's browser
 * both work it out, and no table has to be downloaded. It is the 32-bit FNV-1a hash, cut to four
 * digits of base 36. Where two addresses have one name their pages share a chunk, which costs its
 * readers some bytes and nothing else.
 *
 * @param path the page's route, with the site's base URL
 */
export function pageChunkName(path: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < path.length; at += 1) hash = Math.imul(hash ^ path.charCodeAt(at), 0x01000193);
  return pageChunkPrefix + ((hash >>> 0) % 36 ** 4).toString(36).padStart(4, '0');
}
