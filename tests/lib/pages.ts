import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {checkFrontMatter, type FrontMatter} from '../../src/page-contract/front-matter';
import {parseMarkdown} from '../../src/lib/markdown';

/** One authored page, read from its source. */
export interface Page {
  id: string;
  /** Path from the repository's top. */
  file: string;
  frontMatter: FrontMatter;
  /**
   * The page's syntax tree, made when it is first asked for: most tests need the trees of a few
   * pages, or none.
   */
  readonly tree: Root;
}

export const isSnippet = (page: Page): boolean => page.id.startsWith('snippets/');

/** Reads one page from its text. */
export function parsePage(file: string, text: string): Page {
  let tree: Root | undefined;
  return {
    id: file.replace(/^docs\//, '').replace(/\.mdx?$/, ''),
    file,
    frontMatter: checkFrontMatter(file, text),
    get tree() {
      return (tree ??= parseMarkdown(file, text));
    },
  };
}

/** A page with valid front matter around a body, for fixtures. */
export const pageWith = (body: string, file = 'docs/fixture.mdx'): Page =>
  parsePage(
    file,
    `---\ntitle: Fixture page\ndescription: A fixture page that stands for a real one in the test of a contract.\n---\n\n${body}\n`,
  );

/** Every page file under docs/, sorted. */
const files: readonly string[] = readdirSync('docs', {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.mdx?$/.test(file))
  .sort()
  .map((file) => path.posix.join('docs', file.split(path.sep).join('/')));

/** The ids of all pages, generated ones included. */
export const pageIds: readonly string[] = files.map((file) => file.replace(/^docs\//, '').replace(/\.mdx?$/, ''));

/**
 * Every authored page under docs/, sorted by path. Generated reference pages end in .md and are not
 * among them.
 */
export const pages: readonly Page[] = files
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => parsePage(file, readFileSync(file, 'utf8')));

export const listedPages: readonly Page[] = pages.filter((page) => !isSnippet(page));
