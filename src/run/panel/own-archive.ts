import {strFromU8, strToU8, unzipSync, zipSync} from 'fflate';
import {placeOf} from '../../examples/address';
import {downloadRoute} from '../../examples/download/address';
import {fetchFound} from '../../lib/fetch-found';
import type {RunnablePackage} from '../data';

const manifest = 'Move.toml';

/**
 * An archive of an example with other files in the place of its own: what was changed, and what was
 * added.
 *
 * @param archive the example's download, which has its license, its README and the packages that it
 *   needs
 * @param originals path → text of the package's files, `Move.toml` among them
 * @param files path → text as the reader has them
 * @throws where the archive is of another package
 */
export function withOwnFiles(
  archive: Uint8Array,
  originals: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>>,
): Uint8Array<ArrayBuffer> {
  const entries = unzipSync(archive);
  const isOwn = ([path, bytes]: [string, Uint8Array]): boolean => path.endsWith(`/${manifest}`) && strFromU8(bytes) === originals[manifest];
  const own = Object.entries(entries).find(isOwn)?.[0];
  if (own === undefined) throw new Error('the archive does not have this package');
  const folder = own.slice(0, -manifest.length);
  for (const [path, text] of Object.entries(files)) if (text !== originals[path]) entries[folder + path] = strToU8(text);
  return zipSync(entries, {level: 9});
}

/**
 * Makes an archive of a package as the reader has it.
 *
 * @throws where the example's download does not come
 */
export async function ownArchive(
  {dir, files: originals}: RunnablePackage,
  files: Readonly<Record<string, string>>,
  baseUrl: string,
): Promise<Blob> {
  const place = placeOf(`${dir}/${manifest}`);
  if (place === undefined) throw new Error(`${dir} is no example`);
  const url = `${baseUrl}${downloadRoute(place.name).slice(1)}`;
  const response = await fetchFound(url);
  const archive = new Uint8Array(await response.arrayBuffer());
  return new Blob([withOwnFiles(archive, originals, files)], {type: 'application/zip'});
}
