import type {Offer, PartName} from '../offer';

/**
 * Start of the names of all caches that belong to a copy; `copies` says which of them are in use.
 */
const prefix = 'offline ';

/** The cache with the record of the copy that is in use. */
export const recordCache = `${prefix}copy`;

/** The cache of one archive of one build. */
export const partCache = (build: string, part: PartName): string => `${prefix}${build} ${part}`;

export const isOfCopies = (cache: string): boolean => cache.startsWith(prefix);

/** What a reader has saved. */
export interface Copy {
  /** As `Offer.build`. */
  build: Offer['build'];
  parts: readonly PartName[];
  /** Milliseconds since 1970, by the reader's clock. */
  savedAt: number;
}

/** Whether a copy has an archive of a build, so that it need not be downloaded. */
export const hasPart = (copy: Copy | undefined, build: Offer['build'], name: PartName): boolean =>
  copy?.build === build && copy.parts.includes(name);

/**
 * What a page or file is kept under: its address without what a host may add, `.html`, `index.html`
 * or a slash at the end.
 *
 * @param address a whole one, or a path
 * @param base whole address of the site's start, with a slash at the end
 */
export function keyOf(address: string, base: string): string {
  const {origin, pathname} = new URL(address, base);
  const short = pathname.replace(/(?:\.html)$/, '').replace(/\/index$/, '/');
  const isStart = short === new URL(base).pathname;
  return origin + (isStart ? short : short.replace(/\/$/, ''));
}

/** The address of the record; no page has it. */
const recordKey = (base: string): string => new URL('offline/copy', base).href;

/** The copy that is in use, if the reader has saved one. */
export async function readCopy(base: string): Promise<Copy | undefined> {
  const record = await caches.match(recordKey(base), {cacheName: recordCache});
  return record === undefined ? undefined : ((await record.json()) as Copy);
}

/** From now on, this is the copy in use; undefined means none. */
export async function writeCopy(base: string, copy: Copy | undefined): Promise<void> {
  const cache = await caches.open(recordCache);
  if (copy === undefined) await cache.delete(recordKey(base));
  else await cache.put(recordKey(base), new Response(JSON.stringify(copy)));
}

/** What the copy in use has for an address; undefined where it has nothing. */
export async function findInCopy(address: string, base: string): Promise<Response | undefined> {
  const copy = await readCopy(base);
  if (copy === undefined) return undefined;
  const key = keyOf(address, base);
  for (const part of copy.parts) {
    const found = await caches.match(key, {cacheName: partCache(copy.build, part)});
    if (found !== undefined) return found;
  }
  return undefined;
}
