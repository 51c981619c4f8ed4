import {translate} from '@docusaurus/Translate';
import {fetchFound} from '../../lib/fetch-found';
import {offerFile, workerFile, type Offer, type Part, type PartName} from '../offer';
import {hasPart, isOfCopies, keyOf, partCache, readCopy, recordCache, writeCopy, type Copy} from './names';
import {unpack} from './unpack';

/** Why there is no copy, in a sentence for the reader. */
export class NotSaved extends Error {
  override name = 'NotSaved';
}

/** The archives that the site offers now. */
export async function readOffer(base: string): Promise<Offer> {
  const answer = await fetchFound(new URL(offerFile, base).href, {cache: 'no-cache'});
  return (await answer.json()) as Offer;
}

async function savePart(base: string, build: string, part: Part, onBytes: (count: number) => void): Promise<void> {
  const answer = await fetch(new URL(part.file, base));
  if (!answer.ok || answer.body === null) throw new NotSaved('The site has changed in the meantime. Reload this page, and save again.');
  const name = partCache(build, part.name);
  await caches.delete(name);
  const cache = await caches.open(name);
  let count = 0;
  await unpack(
    answer.body,
    async ({file, body}) => {
      await cache.put(keyOf(file, base), new Response(body, {headers: {'Content-Type': body.type}}));
      count += 1;
    },
    onBytes,
  );
  if (count !== part.files)
    throw new NotSaved(translate({id: 'offline.endedEarly', message: 'The download has ended too early. Save again.'}));
}

/** The sentence for an error of the browser's storage or network. */
function explain(error: unknown): unknown {
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return new NotSaved(
      translate({id: 'offline.noRoom', message: 'There is no room left on this device for so many pages. Choose fewer sections.'}),
    );
  if (error instanceof TypeError)
    return new NotSaved(translate({id: 'offline.connectionBroke', message: 'The connection broke. Save again once you are online.'}));
  return error;
}

async function deleteAllBut(copy: Copy | undefined): Promise<void> {
  const used = copy === undefined ? [] : [recordCache, ...copy.parts.map((part) => partCache(copy.build, part))];
  const names = await caches.keys();
  await Promise.all(names.filter((name) => isOfCopies(name) && !used.includes(name)).map((name) => caches.delete(name)));
}

/**
 * Makes the copy one of these archives. The last copy stays in use until the new one is whole;
 * archives that both have are not downloaded again.
 *
 * @param names the archives that the copy shall have
 * @param onBytes told how many bytes more have arrived
 * @throws {NotSaved} with a sentence for the reader; the last copy is as it was
 */
export async function saveCopy(base: string, offer: Offer, names: readonly PartName[], onBytes: (count: number) => void): Promise<Copy> {
  const last = await readCopy(base);
  const parts = offer.parts.filter(({name}) => names.includes(name));
  const missing = parts.filter(({name}) => !hasPart(last, offer.build, name));
  try {
    for (const part of missing) await savePart(base, offer.build, part, onBytes);
  } catch (error) {
    await deleteAllBut(last);
    throw explain(error);
  }
  const copy: Copy = {build: offer.build, parts: parts.map(({name}) => name), savedAt: Date.now()};
  await writeCopy(base, copy);
  await deleteAllBut(copy);
  await navigator.serviceWorker.register(new URL(workerFile, base));
  return copy;
}

/** Removes the copy and the worker that answers from it. */
export async function removeCopy(base: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(base);
  await registration?.unregister();
  await deleteAllBut(undefined);
}
