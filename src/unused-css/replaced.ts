/**
 * Classes that a script names and that no page has, each with the reason. Those of CSS modules get a hash from the bundler, such as
 * `hitTree_a1B2`.
 */
export const replaced = {
  ofModules: {
    'src/search/panel draws the list under the search bar; the package only hands these names to the list that it no longer has': [
      ...['dropdownMenu', 'suggestions', 'suggestion', 'dataset', 'noResults', 'noResultsIcon'],
      ...['hitTree', 'hitIcon', 'hitTitle', 'hitPath', 'hitWrapper', 'hitAction', 'hideAction', 'hitFooter'],
    ],
    'the search bar does not wait for the index, so its ring never turns: src/search/seam/search-by-worker.ts': [
      ...['searchIndexLoading', 'loadingRing'],
    ],
  },
  ofInfima: {
    'words of scripts and pages that are no classes here': ['badge', 'card', 'hero', 'hero__title'],
  },
} as const;

const namesIn = (lists: Readonly<Record<string, readonly string[]>>): string => Object.values(lists).flat().join('|');

/** Matches such a class. */
export const replacedClass = new RegExp(`^(?:(?:${namesIn(replaced.ofModules)})_[\\w-]{4}|${namesIn(replaced.ofInfima)})$`);
