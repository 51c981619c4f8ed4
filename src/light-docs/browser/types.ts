import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import type {ComponentType} from 'react';
import type {ThinItem} from './sidebar-items';

/** A page's Markdown, compiled. */
export interface PageModule {
  default: PropDocContent;
}

export interface SidebarModule {
  default: readonly ThinItem[];
}

/** A component with parts that Docusaurus loads before it shows the page. */
export type Preloaded<Props> = ComponentType<Props> & {preload: () => Promise<unknown>};
