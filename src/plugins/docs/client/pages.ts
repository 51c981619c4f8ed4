import sections from '@generated/docusaurus-plugin-content-docs/default/pages';
import {pageChunkName} from '../chunk-name';
import {loadPage} from './load-page';
import type {ModuleId, PageModule, PageTree, SidebarModule} from './types';

/** What the browser knows of each page before it loads it. */
export interface Page {
  /** The route, with the site's base URL. */
  path: string;
  chunk: string;
  load: () => Promise<PageModule>;
  /** Absent for a page in no sidebar. */
  sidebar?: {name: string; load: () => Promise<SidebarModule>};
}

const isBranch = (branch: ModuleId | PageTree<ModuleId>): branch is PageTree<ModuleId> => typeof branch === 'object';

/** The pages of a tree below an address. */
function pagesBelow(path: string, tree: PageTree<ModuleId>, sidebar: Page['sidebar']): Page[] {
  return Object.entries(tree).flatMap(([segment, branch]) => {
    const address = segment === '' ? path || '/' : `${path}/${segment}`;
    if (isBranch(branch)) return pagesBelow(address, branch, sidebar);
    const chunk = pageChunkName(address);
    return [{path: address, chunk, load: () => loadPage(address, chunk, branch), ...(sidebar && {sidebar})}];
  });
}

/** All pages, by sidebar and by address. */
export const allPages: readonly Page[] = sections.flatMap(({name, items, pages}) =>
  pagesBelow('', pages, name === undefined || items === undefined ? undefined : {name, load: items}),
);

const pages = new Map(allPages.map((page) => [page.path, page]));

/** The page at an address, with or without a slash at its end. */
export const pageAt = (pathname: string): Page | undefined => pages.get(pathname) ?? pages.get(pathname.replace(/\/$/, ''));
