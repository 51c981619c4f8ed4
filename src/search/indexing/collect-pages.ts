import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {abortCodesId, isErrorPage} from '../../reference/errors/routes';

import {sections} from '../../registry/sections';
import type {PageToIndex} from './build-index';
import {glossaryRoute} from '../glossary-route';
import {extractPage} from './extract-page';

export type Doc = Pick<LoadedVersion['docs'][number], 'permalink' | 'source' | 'sidebar' | 'unlisted' | 'draft'> & {
  frontMatter: Record<string, unknown>;
};

export interface BuiltSite {
  outDir: string;
  baseUrl: string;
}

const routeOf = (permalink: string, baseUrl: string): string => `/${permalink.slice(baseUrl.length)}`;

const htmlFileOf = (route: string): string => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

/**
 * Reads every listed page from the built site.
 *
 * @throws naming the page's source where the build has no article for it, because nobody would
 *   notice a page that search lacks
 */
export async function collectPages(docs: readonly Doc[], {outDir, baseUrl}: BuiltSite): Promise<PageToIndex[]> {
  const pages: PageToIndex[] = [];
  for (const {
    permalink,
    source,
    sidebar,
    frontMatter: {status},
  } of docs.filter(({unlisted, draft}) => !unlisted && !draft)) {
    const route = routeOf(permalink, baseUrl);
    const file = htmlFileOf(route);
    const page = extractPage(await readFile(path.join(outDir, file), 'utf8'));
    if (page === null) throw new Error(`search: ${file}, built from ${source}, has no article that may be indexed.`);
    const section = sections.find((candidate) => candidate.sidebar === sidebar)?.label;
    pages.push({
      ...page,
      route,
      ...(section === undefined ? {} : {section}),
      // The list of abort codes has what module pages have, put together for questions in words.
      isGenerated: source.endsWith('.md') && !route.startsWith(`/${abortCodesId}`),
      isAboutErrors: isErrorPage(source),
      isListOfEntries: isErrorPage(source) || route === glossaryRoute,
      isOutdated: status === 'deprecated' || status === 'removed',
    });
  }
  return pages;
}
