import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from '../lib/markdown';
import {cutRegion, RegionError} from '../remark/sample-from-file/regions';
import {readMeta} from './read-meta';
import type {Problem, Sample} from './sample';

/** The fences of some pages, and what is wrong with the fences themselves. */
export interface Collection {
  samples: Sample[];
  problems: Problem[];
}

const checker = 'collector';

/** The text that fills a fence: its own, or the file's; undefined where the file or region is missing. */
function codeOf(node: Code, file: string | undefined, region: string | undefined): string | {mistake: string} {
  if (file === undefined) return node.value;
  if (!existsSync(file)) return {mistake: `file="${file}" does not exist`};
  try {
    return cutRegion(readFileSync(file, 'utf8'), region);
  } catch (error) {
    if (error instanceof RegionError) return {mistake: `${file}: ${error.message}`};
    throw error;
  }
}

/**
 * The samples of one page.
 *
 * @param page path from the repository's top, which must be the working directory
 */
export function collectFrom(page: string, text: string): Collection {
  const collection: Collection = {samples: [], problems: []};
  visit(parseMarkdown(page, text), 'code', (node: Code) => {
    const fence = node.position?.start.line ?? 1;
    const complain = (message: string): void => {
      collection.problems.push({page, line: fence, checker, message});
    };
    const {meta, mistakes} = readMeta(node.meta);
    mistakes.forEach(complain);
    const code = codeOf(node, meta.file, meta.region);
    if (typeof code !== 'string') {
      complain(code.mistake);
      return;
    }
    collection.samples.push({language: node.lang ?? '', code, page, line: meta.file === undefined ? fence + 1 : fence, meta});
  });
  return collection;
}

/** The samples of every page below a folder, in the order of their paths. */
export function collectSamples(folder = 'docs'): Collection {
  const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .sort();
  const parts = pages.map((page) => collectFrom(page, readFileSync(page, 'utf8')));
  return {samples: parts.flatMap((part) => part.samples), problems: parts.flatMap((part) => part.problems)};
}
