/**
 * Seals of the index's files. A sealed file is JSON still: a list of the seal and of the contents.
 * The seal is a hash of the contents, of the file's name, and of the folder that the entry file
 * names, so that a browser sees when it was given half a file, a page of the host's, or a file of
 * another index.
 */
import {DamagedIndexError} from './damaged-index-error';

/**
 * Bytes of the hash that are kept: this is against accidents, and every file that a search reads
 * carries them.
 */
const sealBytes = 12;

const join = (seal: string, contents: string): string => `["${seal}",${contents}]`;

/** How long a seal is, in Base64, and where it and the contents begin. */
const sealLength = 16;
const sealAt = 2;
const contentsAt = join('', '').length - 1 + sealLength;

async function sealOf(name: string, contents: string, subtle: SubtleCrypto): Promise<string> {
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(`${name}\n${contents}`));
  return btoa(String.fromCharCode(...new Uint8Array(hash, 0, sealBytes)));
}

/**
 * @param name the file's, with the folder that the entry file names
 * @param contents JSON
 * @returns the text of the sealed file
 */
export const seal = async (name: string, contents: string): Promise<string> => join(await sealOf(name, contents, crypto.subtle), contents);

/** The contents of a sealed file, as JSON, whether or not the seal is right. */
export const contentsOf = (text: string): string => text.slice(contentsAt, -1);

/** Browsers have hashes on secure addresses only, and on this machine's own. */
const hashes = (): SubtleCrypto | undefined => crypto.subtle;

/**
 * What a sealed file contains. Where the browser has no hashes, the form of the file is all that is
 * checked.
 *
 * @param name as it was sealed with
 * @param subtle the browser's hashes; null where it has none
 * @throws {DamagedIndexError} where the text is not the file that was sealed under this name
 */
export async function unseal(name: string, text: string, subtle: SubtleCrypto | null = hashes() ?? null): Promise<unknown> {
  const contents = contentsOf(text);
  const stated = text.slice(sealAt, sealAt + sealLength);
  const isWhole = text === join(stated, contents);
  if (!isWhole || (subtle && (await sealOf(name, contents, subtle)) !== stated))
    throw new DamagedIndexError(`${name} is not the file that the search index was made with`);
  return JSON.parse(contents) as unknown;
}
