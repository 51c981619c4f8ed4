/**
 * Options of @easyops-cn/docusaurus-search-local (it exports no type for them). Its search bar is
 * used; its index is not: with nothing to index it writes none, and `plugin.ts` makes the one that
 * is searched.
 */
export const search = {
  indexDocs: false,
  indexBlog: false,
  indexPages: false,
  searchBarShortcutHint: true,
  searchResultLimits: 6,
} as const;
