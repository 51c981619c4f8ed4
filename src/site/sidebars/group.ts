import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** An item as the sidebars file writes it. */
type Item = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/**
 * A category whose landing page is the page `id`. One that is apart is so long that pages elsewhere
 * have its landing page alone in their sidebar (`src/light-docs/docs/thin-sidebar.ts`).
 */
export const group = (label: string, id: string, items: readonly Item[], options: {expanded?: boolean; apart?: boolean} = {}) => ({
  type: 'category' as const,
  label,
  ...(options.expanded ? {collapsed: false} : {}),
  ...(options.apart ? {customProps: {apart: true}} : {}),
  link: {type: 'doc' as const, id},
  items: [...items],
});

/** Ids of pages in one folder, by their names. */
export const pagesIn = (folder: string, names: readonly string[]): string[] => names.map((name) => `${folder}/${name}`);
