import {pageChunkName} from '../../light-docs/docs/chunk-name';
import {builtRoute} from '../../lib/built-route';
import type {PartName} from '../offer';
import {isCompressedCopy} from './archive-form';

const sectionNames: readonly PartName[] = ['guides', 'concepts', 'standards', 'references'];

/**
 * What readers see or search with. Copies for programs, downloads and files about the site stay on
 * the host.
 */
const kept = [/\.html$/, /^assets\//, /^img\//, /^search-index\//, /^site\.webmanifest$/, /^third-party-notices\.txt$/];

const sectionOf = (route: string): PartName | undefined =>
  sectionNames.find((name) => route === `/${name}` || route.startsWith(`/${name}/`));

/**
 * Sorts the files of a built site into the archives.
 *
 * @param files paths below the site's folder
 * @param baseUrl where the site is on its host
 * @returns a file's archives: none for what no reader needs offline, several for a script that
 *   pages of several sections share
 */
export function partsOf(files: readonly string[], baseUrl: string): ReadonlyMap<string, readonly PartName[]> {
  const chunks = new Map<string, Set<PartName>>();
  for (const file of files.filter((each) => each.endsWith('.html'))) {
    const route = builtRoute(file);
    const chunk = pageChunkName(baseUrl + route.slice(1));
    chunks.set(chunk, (chunks.get(chunk) ?? new Set()).add(sectionOf(route) ?? 'shell'));
  }
  const partsOfFile = (file: string): PartName[] => {
    if (file.endsWith('.html')) return [sectionOf(builtRoute(file)) ?? 'shell'];
    if (file.startsWith('assets/run/')) return ['run'];
    const chunk = /^assets\/js\/.*\/([^/]+)\.js$/.exec(file)?.[1];
    return [...(chunks.get(chunk ?? '') ?? ['shell' as const])];
  };
  const isKept = (file: string): boolean => !isCompressedCopy(file) && kept.some((pattern) => pattern.test(file));
  return new Map(files.filter(isKept).map((file) => [file, partsOfFile(file)]));
}
