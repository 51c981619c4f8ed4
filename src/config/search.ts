/**
 * Options of @easyops-cn/docusaurus-search-local (it exports no type for them). `zh` beside `en` adds a tokenizer
 * that cuts identifiers into words, so that `TreasuryCap` finds `coin::TreasuryCap`; fuzzy matching is off because it
 * ranks near misses above exact hits; the stop-word filter is off because words such as `for` and `use` are identifiers
 * here. Stemming stays on: the package would leave it out of the index only, and words stemmed in the query alone are
 * not found.
 */
export const search = {
  docsRouteBasePath: '/',
  docsDir: 'docs',
  indexBlog: false,
  indexPages: false,
  language: ['en', 'zh'],
  hashed: 'filename',
  fuzzyMatchingDistance: 0,
  removeDefaultStopWordFilter: true,
  explicitSearchResultPath: true,
  searchBarShortcutHint: true,
  searchResultLimits: 8,
  searchResultContextMaxLength: 60,
  ignoreCssSelectors: ['.pagination-nav', '.theme-doc-breadcrumbs', '.hash-link', '.theme-doc-footer'],
} as const;
