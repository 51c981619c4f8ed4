import {readFileSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {markdownSite, type MarkdownSite} from '../../src/markdown-pages/site';
import {readTree, treesFolder} from '../../src/markdown-pages/trees';
import {writeMarkdownPage, type PageToWrite, type MarkdownPage} from '../../src/markdown-pages/markdown-page';
import {compiler, createPagesFolder} from './compile-page';

type Docs = Pick<LoadedVersion, 'docs' | 'sidebars'>;

const doc = (id: string, title: string) => ({
  id,
  title,
  description: `What ${id} says.`,
  permalink: `/base/${id}`,
  frontMatter: {},
});

/** A site of three pages, two of which are a tutorial. */
const loaded = {
  docs: [doc('guides', 'Guides'), doc('guides/a', 'Page A'), doc('guides/b', 'Page B')],
  sidebars: {
    guidesSidebar: [
      {
        type: 'category',
        label: 'First steps',
        link: {type: 'doc', id: 'guides'},
        items: [
          {type: 'doc', id: 'guides/a'},
          {type: 'doc', id: 'guides/b', label: 'B'},
        ],
      },
    ],
  },
} as unknown as Docs;

/** A page of tests, with what its test says of it. */
export type TestPage = Partial<Pick<PageToWrite, 'section' | 'lastChange' | 'status'>>;

/**
 * Writes Markdown versions of pages as a build does: with its Markdown steps, its kept trees, and
 * the site of this file.
 */
export interface MarkdownWriter {
  site: MarkdownSite;
  write: (file: string, text: string, page?: TestPage) => Promise<MarkdownPage>;
}

/**
 * Makes a writer with the Markdown steps of a build. Snippets of the repository are compiled when a
 * page that shows them is.
 */
export async function markdownWriter(): Promise<MarkdownWriter> {
  const siteDir = createPagesFolder();
  symlinkSync(path.resolve('examples'), path.join(siteDir, 'examples'));
  const trees = path.join(siteDir, '.docusaurus', treesFolder('en'));
  const compile = await compiler(siteDir);
  const site = markdownSite(loaded, {siteUrl: 'https://docs.example', baseUrl: '/base/', trees});
  return {
    site,
    write: async (file, text, page = {}) => {
      for (const [, snippet] of text.matchAll(/@site\/(docs\/snippets\/[\w-]+\.mdx)/g)) {
        if (snippet === undefined) continue;
        await compile(snippet, readFileSync(snippet, 'utf8').replace(/^---\n[^]*?\n---\n/, ''));
      }
      await compile(file, text);
      const id = file.replace(/^docs\/|\.mdx?$/g, '');
      const known = {id, route: `/${id}`, title: 'A page', description: 'What a page says.'};
      return writeMarkdownPage({...known, ...page, source: file, tree: () => readTree(trees, file)}, site, '1.80');
    },
  };
}
