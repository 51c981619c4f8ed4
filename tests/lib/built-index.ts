import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {PageIndex} from '../../src/markdown-pages/lists/page-index';
import {buildDir} from './built-site';

/** A file of the built site. */
export const read = (file: string): string => readFileSync(path.join(buildDir, file), 'utf8');

/** The list of pages that programs read. */
export const index = JSON.parse(read('index.json')) as PageIndex;

const anchorsOfFile = new Map<string, ReadonlySet<string>>();

/** Every id in a file of the site. */
export function anchorsOf(file: string): ReadonlySet<string> {
  const known = anchorsOfFile.get(file);
  if (known) return known;
  const found = new Set([...read(file).matchAll(/\sid="?([^"\s>]+)/g)].flatMap(([, id]) => id ?? []));
  anchorsOfFile.set(file, found);
  return found;
}
