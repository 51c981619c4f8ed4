import type {RootContent} from 'mdast';
import {UsageError} from '../lib/usage-error';

/** One generated reference page. */
export interface ReferencePage {
  /** Path under docs/ without extension; also the route. */
  id: string;
  /** The page's h1 and its name in search. */
  title: string;
  /** One sentence of 50 to 160 characters that ends with a period; `describe` makes one. */
  description: string;
  /** Route, where it is not the id. */
  slug?: string;
  /**
   * Set where the subject is outdated: the site shows a banner. `use` is text with Markdown's
   * links.
   */
  status?: {status: 'deprecated' | 'removed'; since: string; use: string};
  /** Shorter name for the sidebar. */
  sidebarLabel?: string;
  /** The sidebar to show beside a page that a link of it leads to, and no item of its own. */
  displayedSidebar?: 'referencesSidebar';
  /** Other forms of the name that readers search for. */
  keywords?: readonly string[];
  /**
   * The file with our words on the page, from the repository's top; `words-file.ts` finds it for
   * most.
   */
  words?: string;
  /** What stands below the title. */
  body: readonly RootContent[];
}

/** The label of a folder of generated pages in the sidebar. */
export interface ReferenceFolder {
  /** Path under docs/. */
  path: string;
  label: string;
  /** Place among its siblings, from 1. */
  position?: number;
}

/** What one reference generates: its pages, and the folders they stand in. */
export interface Reference {
  /** Name for messages, such as "GraphQL". */
  name: string;
  /**
   * Folders under docs/ that belong to this reference alone: whatever else stands there is stale
   * and removed.
   */
  owns: readonly string[];
  pages: readonly ReferencePage[];
  folders: readonly ReferenceFolder[];
}

/**
 * A reference could not be generated. The message names the source and the place in it, and is all
 * that a command prints.
 */
export class ReferenceSourceError extends UsageError {
  override name = 'ReferenceSourceError';
}
