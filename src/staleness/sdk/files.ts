import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A package as a release has it: where its files are, and which release it is. */
export interface Release {
  name: string;
  version: string;
  folder: string;
}

/** The text of a file of a release; undefined where the release has none there. */
export function fileOf({folder}: Release, file: string): string | undefined {
  const full = path.join(folder, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
}

/** The pinned release and the newest one. */
export interface Pair {
  pinned: Release;
  newest: Release;
}

export const between = ({pinned, newest}: Pair): string => `${newest.name} ${pinned.version} to ${newest.version}`;
