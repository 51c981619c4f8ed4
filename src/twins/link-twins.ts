import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {builtRoute} from '../lib/built-route';
import {pageFiles} from '../lib/forwarding';
import {twinFile} from './twin-file';

const endOfHead = '</head>';

/**
 * Puts into the head of each page of a built site that it has a twin. It is written into the files and not drawn by a component: readers
 * would download the component.
 *
 * @returns how many pages have one
 */
export function linkTwins(directory: string, baseUrl: string): number {
  let count = 0;
  for (const file of pageFiles(directory)) {
    const twin = twinFile(builtRoute(file));
    if (!existsSync(path.join(directory, twin))) continue;
    const place = path.join(directory, file);
    const html = readFileSync(place, 'utf8');
    const link = `<link rel="alternate" type="text/markdown" href="${baseUrl}${twin}">`;
    writeFileSync(
      place,
      html.replace(endOfHead, () => link + endOfHead),
    );
    count += 1;
  }
  return count;
}
