import path from 'node:path';
import {filesBelow} from '../../../src/lib/files-below';
import {mediaTypes} from '../../../src/lib/media-types';
import type {Answer} from './answer';

/** Paths of the files that are published, as `/docs/guides.html`. */
export type PublishedFiles = ReadonlySet<string>;

/** Every file of a built site that stands in a folder of its host; neither compressed copies, which are for servers of one's own, nor `.nojekyll`. */
export const publishedFiles = (directory: string, base: string): PublishedFiles =>
  new Set(
    filesBelow(directory)
      .filter((file) => !/^\.|\.(?:br|gz)$/.test(path.posix.basename(file)))
      .map((file) => base + file),
  );

/** An answer with a file, as hosted services give it by themselves. */
export const fileAnswer = (file: string, headers: Readonly<Record<string, string>>, status = 200): Answer => ({
  status,
  headers: {
    'content-type': mediaTypes[path.posix.extname(file).slice(1)]?.type,
    'cache-control': 'public, max-age=0, must-revalidate',
    ...headers,
  },
});

export const redirectTo = (location: string, status: number, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status,
  headers: {location, ...headers},
});
