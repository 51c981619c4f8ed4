import {sections} from '../registry/sections';

/**
 * Options of @easyops-cn/docusaurus-search-local (it exports no type for them). Its search bar and results page are used;
 * its index is not: with nothing to index it writes none, and `plugin.ts` makes the one that is searched.
 *
 * `searchContextByPaths` gives the results page its choice of sections. Its paths are the sections' names, with a capital, so
 * that no page is below one: there the search bar would search that section only.
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
