import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import type {ThinItem} from './sidebar-items';

/** A page's Markdown, compiled. */
export interface PageModule {
  default: PropDocContent;
}

export interface SidebarModule {
  default: readonly ThinItem[];
}

/** The pages of one sidebar, or of none. */
export interface Section {
  name?: string;
  items?: () => Promise<SidebarModule>;
  /** Their addresses, as `address-list.ts` writes them. */
  pages: string;
}
