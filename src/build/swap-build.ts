import {existsSync, renameSync, rmSync} from 'node:fs';

/**
 * Replaces the last build by a finished one. The last build is moved away first and removed only at the end; if the new one
 * cannot be moved in, the last one is put back.
 *
 * @param next folder of the finished build
 * @param live folder that is served
 * @throws where `next` cannot be moved
 */
export function swapBuild(next: string, live: string): void {
  const previous = `${live}.previous`;
  rmSync(previous, {recursive: true, force: true});
  if (existsSync(live)) renameSync(live, previous);
  try {
    renameSync(next, live);
  } catch (error) {
    if (existsSync(previous)) renameSync(previous, live);
    throw error;
  }
  rmSync(previous, {recursive: true, force: true});
}
