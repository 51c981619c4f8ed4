/**
 * How the bundler puts the package's modules into the file of the search bar, which
 * `load-search-bar.ts` names in the same way.
 */
export const searchBarChunk = {name: 'search-bar', type: /^javascript/, chunks: 'async', enforce: true, priority: 50} as const;
