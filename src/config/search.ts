/**
 * Options of @easyops-cn/docusaurus-search-local (it exports no type for them). `zh` beside `en` adds a tokenizer
 * that cuts identifiers into words, so that `TreasuryCap` finds `coin::TreasuryCap`; fuzzy matching is off because it
 * ranks near misses above exact hits; stemming and stop words are off because words such as `for` and `use` are
 * identifiers here.
 */
export const search = {
  docsRouteBasePath: '/',
  docsDir: 'docs',
  indexBlog: false,
  indexPages: false,
  language: ['en', 'zh'],
  hashed: 'filename',
  fuzzyMatchingDistance: 0,
  removeDefaultStemmer: true,
  removeDefaultStopWordFilter: true,
  explicitSearchResultPath: true,
  searchBarShortcutHint: true,
  searchResultLimits: 8,
  searchResultContextMaxLength: 60,
  ignoreCssSelectors: ['.pagination-nav', '.theme-doc-breadcrumbs', '.hash-link', '.theme-doc-footer'],
} as const;
