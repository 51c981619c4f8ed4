import {existsSync, renameSync, rmSync} from 'node:fs';

const previousOf = (live: string): string => `${live}.previous`;

/**
 * Replaces the last build by a finished one. The last build is moved away first and removed only at the end; if the new one
 * cannot be moved in, the last one is put back. It is removed under the name that builds are made under, so that a folder with the
 * name `….previous` is always whole.
 *
 * @param next folder of the finished build
 * @param live folder that is served
 * @throws where `next` cannot be moved
 */
export function swapBuild(next: string, live: string): void {
  const previous = previousOf(live);
  if (existsSync(live)) renameSync(live, previous);
  try {
    renameSync(next, live);
  } catch (error) {
    if (existsSync(previous)) renameSync(previous, live);
    throw error;
  }
  if (existsSync(previous)) renameSync(previous, next);
  rmSync(next, {recursive: true, force: true});
}

/**
 * Clears away what an interrupted build left: the folder of an unfinished build; and where a swap was interrupted, the last build
 * is put back if nothing had taken its place yet.
 *
 * @param next folder that builds are made in; is not there afterwards
 * @param live folder that is served
 * @returns whether the last build was put back
 */
export function clearInterrupted(next: string, live: string): boolean {
  const previous = previousOf(live);
  rmSync(next, {recursive: true, force: true});
  if (!existsSync(previous)) return false;
  const isMissing = !existsSync(live);
  renameSync(previous, isMissing ? live : next);
  rmSync(next, {recursive: true, force: true});
  return isMissing;
}
