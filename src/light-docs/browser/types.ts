import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import type {ThinItem} from './sidebar-items';

/** A page's Markdown, compiled. */
export interface PageModule {
  default: PropDocContent;
}

export interface SidebarModule {
  default: readonly ThinItem[];
}

/** Stands for a page in the tree of addresses. */
export type Leaf = 0;

/**
 * The pages, by the segments of their addresses: what is under the empty segment is the page at the address up to there.
 * A branch that has nothing else is that page itself.
 */
export interface PageTree {
  [segment: string]: Leaf | PageTree;
}

/** The pages of one sidebar, or of none. */
export interface Section {
  name?: string;
  items?: () => Promise<SidebarModule>;
  pages: PageTree;
}
