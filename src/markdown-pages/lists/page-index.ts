import type {PageHeading} from '../render/rendering';
import type {MarkdownPage} from '../markdown-page';

/** A page in `index.json`. */
export interface IndexedPage {
  id: string;
  title: string;
  description: string;
  /** The page's address, below the site. */
  route: string;
  /** The address of its Markdown. */
  markdown: string;
  headings: readonly PageHeading[];
  /** The name of its sidebar; absent for a page in none. */
  sidebar?: string;
  section?: string;
  status: string;
  /** Releases of Sui that changed the page's subject, newest first. */
  changedIn: readonly string[];
  lastChange?: string;
  /**
   * The page's file, from the repository's top; for a page that is generated, the file with its
   * words.
   */
  source?: string;
  /** SHA-256 of the Markdown. */
  hash: string;
}

/** `index.json`. */
export interface PageIndex {
  /** Of the file's form. */
  version: 1;
  /** Address of the site, with a slash at its end. */
  address: string;
  /** What the pages are written for, by name. */
  versions: Readonly<Record<string, string>>;
  pages: readonly IndexedPage[];
}

/** A page as `index.json` has it. */
export function indexedPage({page, file, headings, hash}: MarkdownPage, changedIn: readonly string[]): IndexedPage {
  const {id, title, description, route, sidebar, section, lastChange, source, words, status} = page;
  return {
    id,
    title,
    description,
    route,
    markdown: `/${file}`,
    headings,
    ...(sidebar === undefined ? {} : {sidebar}),
    ...(section === undefined ? {} : {section}),
    status: status?.status ?? 'current',
    changedIn,
    ...(lastChange === undefined ? {} : {lastChange}),
    // Files that end with .md are generated; no repository has them.
    ...(words === undefined ? (/^docs\/.*\.mdx$/.test(source) ? {source} : {}) : {source: words}),
    hash,
  };
}

/** The file's text: a line for each page. */
export const pageIndexText = ({pages, ...head}: PageIndex): string => {
  const start = JSON.stringify(head).slice(0, -1);
  return `${start},"pages":[\n${pages.map((page) => JSON.stringify(page)).join(',\n')}\n]}\n`;
};
