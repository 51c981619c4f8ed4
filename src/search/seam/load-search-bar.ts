import type {ComponentType, RefObject} from 'react';

/** What the navbar tells its search bar; Docusaurus has no type for it. */
export interface SearchBarProps {
  handleSearchBarToggle?: (isOpen: boolean) => void;
}

/** The search bar as a reader who turns to it has it. */
export interface LoadedSearch {
  /** The package's search bar. */
  Bar: ComponentType<SearchBarProps>;
  /** What opens under it. */
  Panel: ComponentType<{frame: RefObject<HTMLElement | null>}>;
}

/**
 * All parts, in one file: the package's bar asks for the library of its list, which is replaced by
 * `no-list.ts`, by itself.
 */
export async function loadSearchBar(): Promise<LoadedSearch> {
  const [bar, panel] = await Promise.all([
    import(/* webpackChunkName: "search-bar" */ '@theme-original/SearchBar') as Promise<{default: LoadedSearch['Bar']}>,
    import(/* webpackChunkName: "search-bar" */ '../panel/Panel'),
    import(/* webpackChunkName: "search-bar" */ '@easyops-cn/autocomplete.js'),
  ]);
  return {Bar: bar.default, Panel: panel.default};
}
