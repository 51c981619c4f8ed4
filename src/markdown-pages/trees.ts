import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {cacheFolder} from '../build/cache/folder';
import {writeFileBelow} from '../lib/write-files';

/**
 * Where trees are kept, below Docusaurus's folder of generated files: in the bundler's cache,
 * because a page that the bundler takes from there is not compiled, and whatever empties the one
 * has to empty the other.
 *
 * @param locale the language that is built
 */
export const treesFolder = (locale: string): string => `${cacheFolder(locale)}/markdown-pages`;

/** Nodes about which an author may have to be told something, with a line. */
const told = /^(?:mdx|html$|.*Directive$|.*Reference$)/;

/**
 * What a Markdown version needs nothing of: places of nodes and of code, classes, and the whole
 * file that a sample was cut from.
 */
const leftOut = new Set(['loc', 'range', 'hProperties', 'sampleFile', 'end', 'offset', 'column']);

function kept(this: unknown, key: string, value: unknown): unknown {
  const {type, name} = this as {type?: string; name?: string};
  if (leftOut.has(key)) return undefined;
  // The pictures of a diagram; its fence is kept.
  if (key === 'attributes' && name === 'Diagram') return [];
  if (key === 'position') return told.test(type ?? '') ? value : undefined;
  return value;
}

const fileOf = (source: string): string => `${source}.json`;

/**
 * Keeps the syntax tree of a page.
 *
 * @param source the page's file, from the repository's top
 */
export function writeTree(folder: string, source: string, tree: Root): void {
  writeFileBelow(folder, fileOf(source), JSON.stringify(tree, kept));
}

/** @throws where the page was not compiled since the cache was emptied */
export function readTree(folder: string, source: string): Root {
  const file = path.join(folder, fileOf(source));
  if (!existsSync(file))
    throw new Error(`markdown-pages: ${source} left no tree in ${folder}. Remove ${path.dirname(folder)}, and build again.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Root;
}
