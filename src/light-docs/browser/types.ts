import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import type {ThinItem} from './sidebar-items';

/** A page's Markdown, compiled. */
export interface PageModule {
  default: PropDocContent;
}

export interface SidebarModule {
  default: readonly ThinItem[];
}

/**
 * Something for each page, by the segments of its address: what is under the empty segment belongs to the address up to
 * there. A branch that has nothing else is that thing itself.
 */
export interface PageTree<Leaf> {
  [segment: string]: Leaf | PageTree<Leaf>;
}

/** The bundler's name for a module. */
export type ModuleId = string | number;

/** The pages of one sidebar, or of none. */
export interface Section {
  name?: string;
  items?: () => Promise<SidebarModule>;
  pages: PageTree<ModuleId>;
}
