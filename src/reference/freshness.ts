import {existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {hashFiles, hashText} from '../lib/hash-files';

/**
 * What the pages are generated from: the generators with their texts and models, the samples that
 * pages quote, and npm's list of the packages it installed, which are all pinned. A test holds the
 * list to what the generators import.
 */
export const sources = [
  'src/reference',
  'src/lib',
  'src/facts',
  'src/build',
  'src/examples',
  'examples',
  'LICENSE',
  'package.json',
  'node_modules/.package-lock.json',
];

const stampFile = '.docusaurus/references';

/** Pages and folders as the generators write them. */
const isGenerated = (file: string): boolean => file.endsWith('.md') || path.basename(file) === '_category_.json';

/**
 * What generated pages say of authored ones: titles and routes, headings, which links of the error
 * reference name, and the examples and snippets that they show.
 */
const quotedLine = /^(?:title|slug): .*|^#{2,4} .*|^\s*`{3,}.*\bfile="examples\/.*|^import .*\/snippets\/.*/gm;

function quotedOfPages(root: string): string {
  const docs = path.join(root, 'docs');
  if (!existsSync(docs)) return '';
  const files = readdirSync(docs, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.mdx'));
  return files
    .sort()
    .map((file) => `${file}\n${(readFileSync(path.join(docs, file), 'utf8').match(quotedLine) ?? []).join('\n')}`)
    .join('\n');
}

const stateOf = (root: string): string => hashText(hashFiles(root, sources) + hashFiles(root, ['docs'], isGenerated) + quotedOfPages(root));

/** True where neither the sources nor the pages on disk have changed since `markFresh`. */
export function isFresh(root: string): boolean {
  const stamp = path.join(root, stampFile);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === stateOf(root);
}

/**
 * When pages were last generated here, in milliseconds since 1970; infinity where they never were.
 */
export function lastRun(root: string): number {
  const stamp = path.join(root, stampFile);
  return existsSync(stamp) ? statSync(stamp).mtimeMs : Infinity;
}

/** Remembers that the pages on disk are those of the sources. */
export function markFresh(root: string): void {
  const stamp = path.join(root, stampFile);
  mkdirSync(path.dirname(stamp), {recursive: true});
  writeFileSync(stamp, stateOf(root));
}
