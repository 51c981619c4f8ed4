/** What the site knows of one page. */
export interface PageEntry {
  id: string;
  title: string;
  description: string;
  /** The sidebar that lists the page; absent for a page in none. */
  sidebar?: string;
  /** Set where the page's route is not its id. */
  slug?: string;
}

/** A page by its title, as the list of all pages has it. */
export type ListedPage = Omit<PageEntry, 'description'>;

/** Every page by its id, snippets included. */
export type PageRegistry = Readonly<Record<string, PageEntry>>;

/** File of the registry, from the folder of what Docusaurus generates. */
export const registryFile = 'page-registry/default/registry.json';
