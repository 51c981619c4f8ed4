import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** The most items that a reader looks through without a filter. */
const most = 100;

const count = (items: readonly PropSidebarItem[]): number =>
  items.reduce((sum, item) => sum + 1 + (item.type === 'category' ? count(item.items) : 0), 0);

/**
 * Whether a sidebar has so many items, those of its categories included, that a field filters them.
 */
export const isLong = (items: readonly PropSidebarItem[]): boolean => count(items) > most;
