import siteConfig from '@generated/docusaurus.config';
import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import type {Page} from './pages';
import {sidebarItems} from './sidebar-items';

const loaded: Record<string, PropSidebar> = {};

/** Loads the sidebar of a page, once, and keeps it for `loadedSidebars`. */
export async function loadSidebar({sidebar}: Page): Promise<void> {
  if (sidebar && !loaded[sidebar.name]) loaded[sidebar.name] = sidebarItems((await sidebar.load()).default, siteConfig.baseUrl);
}

/** The sidebars that pages shown so far have loaded, by name. A page is shown only when its own is among them. */
export const loadedSidebars: Readonly<Record<string, PropSidebar>> = loaded;
