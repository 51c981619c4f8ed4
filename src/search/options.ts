import {sections} from '../registry/sections';

/**
 * Options of @easyops-cn/docusaurus-search-local (it exports no type for them). Its search bar and results page are used;
 * its index is not: with nothing to index it writes none, and `plugin.ts` makes the one that is searched.
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
