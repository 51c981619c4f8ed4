import type {ComponentType} from 'react';

/** What the navbar tells its search bar; Docusaurus has no type for it. */
export interface SearchBarProps {
  handleSearchBarToggle?: (isOpen: boolean) => void;
}

/** The package's search bar and the list that it opens; both are fetched together, so that the field is ready at once. */
export async function loadSearchBar(): Promise<ComponentType<SearchBarProps>> {
  const [bar] = await Promise.all([
    import('@theme-original/SearchBar') as Promise<{default: ComponentType<SearchBarProps>}>,
    import('@easyops-cn/autocomplete.js'),
  ]);
  return bar.default;
}
