import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import type {ThinItem} from './sidebar-items';

/** A page's Markdown, compiled. */
export interface PageModule {
  default: PropDocContent;
}

export interface SidebarModule {
  default: readonly ThinItem[];
}
