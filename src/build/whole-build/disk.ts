import {statfsSync} from 'node:fs';

/** With less than this, something of a build did not fit: a block or two are free on a disk that a process has just filled. */
const nothing = 4 * 1024 ** 2;

/** Room for this user on the disk of a folder, in bytes. */
function freeBytes(folder: string): number {
  const {bsize, bavail, bfree} = statfsSync(folder);
  // Some of what is free is kept for the administrator.
  return bsize * (process.getuid?.() === 0 ? bfree : bavail);
}

/**
 * Whether the disk of a folder is full. The bundler does not say so: it leaves files cut off, which something else stumbles over
 * later. So the disk itself is asked, while it is still full.
 */
export const isDiskFull = (folder: string): boolean => freeBytes(folder) < nothing;

/** Whether something failed because the disk, or this user's share of it, is full. */
export const isForWantOfRoom = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
