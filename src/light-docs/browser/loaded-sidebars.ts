import siteConfig from '@generated/docusaurus.config';
import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import type {Page} from './pages';
import {sidebarItems} from './sidebar-items';

const loaded = new Map<NonNullable<Page['sidebar']>['load'], PropSidebar>();

/** Loads the sidebar of a page, once, and keeps it for `loadedSidebar`. */
export async function loadSidebar({sidebar}: Page): Promise<void> {
  if (sidebar && !loaded.has(sidebar.load)) loaded.set(sidebar.load, sidebarItems((await sidebar.load()).default, siteConfig.baseUrl));
}

/** The sidebar of a page. A page is shown only when its own has been loaded. */
export const loadedSidebar = ({sidebar}: Page): PropSidebar | undefined => sidebar && loaded.get(sidebar.load);
