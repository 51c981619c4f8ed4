/** What the registry says about one page: exactly these fields. */
export interface PageEntry {
  id: string;
  title: string;
  description: string;
  /** The sidebar that lists the page; absent for a page in none. */
  sidebar?: string;
}

/** A page by its title, as the list of all pages has it. */
export type ListedPage = Omit<PageEntry, 'description'>;

/** Id → title of every listed page; empty where the id tells it (`regular-title.ts`). */
export type Titles = Readonly<Record<string, string>>;

/** Every page by its id, snippets included. */
export type PageRegistry = Readonly<Record<string, PageEntry>>;

/** Id → slug, for the few pages whose route is not their id. */
export type Slugs = Readonly<Record<string, string>>;

/** The registry's file, as a path from Docusaurus's folder of generated files (`.docusaurus`). */
export const registryFile = 'page-registry/default/registry.json';

/** The file of the slugs, in the same way. */
export const slugsFile = 'page-registry/default/slugs.json';
