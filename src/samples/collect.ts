import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {VFileMessage} from 'vfile-message';
import {isDiagramLanguage} from './fence/diagram-languages';
import {contentOfExample, exampleLanguage} from './fence/example-pages';
import {parseMarkdown} from '../lib/markdown';
import {LineMarkError, readLineMarks, type MarkedLines} from './fence/line-marks';
import {cutRegion, RegionError} from '../lib/regions';
import {readMeta} from './read-meta';
import type {Problem, Sample} from './sample';

/** The fences of some pages, and what is wrong with the fences themselves. */
export interface Collection {
  samples: Sample[];
  problems: Problem[];
}

const checker = 'collector';

/**
 * The text that fills a fence, its own or the file's; what is wrong where the file, the region or a
 * mark is.
 */
function codeOf(node: Code, file: string | undefined, region: string | undefined): MarkedLines | {mistake: string} {
  if (file !== undefined && !existsSync(file)) return {mistake: `file="${file}" does not exist`};
  try {
    return readLineMarks(file === undefined ? node.value : cutRegion(readFileSync(file, 'utf8'), region), node.lang);
  } catch (error) {
    if (error instanceof RegionError) return {mistake: `${file}: ${error.message}`};
    if (error instanceof LineMarkError) return {mistake: error.message};
    throw error;
  }
}

/** A page and its syntax tree. */
export interface SourcePage {
  /** Path from the repository's top. */
  file: string;
  tree: Root;
}

/**
 * Every authored page below a folder, in the order of their paths. Generated pages end in `.md` and
 * are left to their generators, but for those of `generated-pages.ts`.
 */
export const readPages = (folder: string): SourcePage[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .sort()
    .map((file) => ({file, tree: parseMarkdown(file, readFileSync(file, 'utf8'))}));

/**
 * The samples inside an `mdx` example, whose result the page shows; none where the example cannot
 * be read.
 */
function samplesInExample(page: string, source: string, fence: number): Collection {
  try {
    const children = contentOfExample(source, (text) => parseMarkdown('example.mdx', text), fence);
    return collectFrom({file: page, tree: {type: 'root', children}});
  } catch (error) {
    // The checker of `mdx` reports it.
    if (error instanceof VFileMessage) return {samples: [], problems: []};
    throw error;
  }
}

/**
 * The samples of one page; diagrams are none, for the build draws and so checks them. Files that
 * fences name are found from the working directory, the repository's top.
 */
export function collectFrom({file: page, tree}: SourcePage): Collection {
  const collection: Collection = {samples: [], problems: []};
  visit(tree, 'code', (node: Code) => {
    if (isDiagramLanguage(node.lang)) return;
    const fence = node.position?.start.line ?? 1;
    const complain = (message: string): void => {
      collection.problems.push({page, line: fence, checker, message});
    };
    const {meta, mistakes} = readMeta(node.meta);
    mistakes.forEach(complain);
    const text = codeOf(node, meta.file, meta.region);
    if ('mistake' in text) {
      complain(text.mistake);
      return;
    }
    const {code, removed} = text;
    if (node.lang === exampleLanguage) {
      const inside = samplesInExample(page, node.value, fence);
      collection.samples.push(...inside.samples);
      collection.problems.push(...inside.problems);
    }
    collection.samples.push({
      language: node.lang ?? '',
      code,
      page,
      line: meta.file === undefined ? fence + 1 : fence,
      ...(removed.length > 0 && {removed}),
      meta,
    });
  });
  return collection;
}

/** The samples of some pages. */
export function collectSamples(pages: readonly SourcePage[]): Collection {
  const parts = pages.map(collectFrom);
  return {samples: parts.flatMap((part) => part.samples), problems: parts.flatMap((part) => part.problems)};
}
