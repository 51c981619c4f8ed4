import {navbar} from './navbar';

/** The part of the site that a sidebar holds, under the name that the navbar gives it. */
export interface Section {
  label: string;
  sidebar: string;
}

const isSection = (item: object): item is {label: string; sidebarId: string} => 'sidebarId' in item && 'label' in item;

/** What results can be narrowed down to. */
export const sections: readonly Section[] = (navbar.items ?? [])
  .filter(isSection)
  .map(({label, sidebarId}) => ({label, sidebar: sidebarId}));

/**
 * Options of @easyops-cn/docusaurus-search-local (it exports no type for them). Its search bar and results page are used;
 * its index is not: with nothing to index it writes none, and src/plugins/search makes the one that is searched.
 *
 * `searchContextByPaths` gives the results page its choice of sections. The paths are names with a capital, which are the
 * path of no page: on a page below such a path the search bar would search there only.
 */
export const search = {
  indexDocs: false,
  indexBlog: false,
  indexPages: false,
  searchContextByPaths: sections.map(({label}) => ({label, path: label})),
  useAllContextsWithNoSearchContext: true,
  explicitSearchResultPath: true,
  searchBarShortcutHint: true,
  searchResultLimits: 6,
} as const;
