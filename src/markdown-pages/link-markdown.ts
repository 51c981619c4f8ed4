import {existsSync} from 'node:fs';
import path from 'node:path';
import {addToHead} from '../lib/add-to-head';
import {builtRoute} from '../lib/built-route';
import {pageFiles} from '../lib/forwarding';
import {markdownFile} from './markdown-file';

/**
 * Puts into the head of each page of a built site that it has a Markdown version. It is written
 * into the files and not drawn by a component: readers would download the component.
 *
 * @returns how many pages have one
 */
export function linkMarkdown(directory: string, baseUrl: string): number {
  let count = 0;
  for (const page of pageFiles(directory)) {
    const file = markdownFile(builtRoute(page));
    if (!existsSync(path.join(directory, file))) continue;
    addToHead(path.join(directory, page), `<link rel="alternate" type="text/markdown" href="${baseUrl}${file}">`);
    count += 1;
  }
  return count;
}
