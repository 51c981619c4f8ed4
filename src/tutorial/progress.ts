import type {PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';

/** One page of a tutorial. */
export interface Part {
  label: string;
  href: string;
}

/** Which part of a tutorial a page is. */
export interface Progress {
  /** The tutorial's name. */
  title: string;
  parts: readonly Part[];
  /** From 0. */
  at: number;
}

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');

/**
 * Finds a page among the pages right below a category, which are the parts of a tutorial.
 *
 * @throws where the page is not one of them: the component stands on a page that is no part of a
 *   tutorial
 */
export function progressOf({label, items}: Pick<PropSidebarItemCategory, 'label' | 'items'>, pathname: string): Progress {
  const parts = items.flatMap((item): Part[] => (item.type === 'link' ? [{label: item.label, href: item.href}] : []));
  const at = parts.findIndex(({href}) => withoutSlash(href) === withoutSlash(pathname));
  if (at < 0) throw new Error(`<TutorialProgress> stands on ${pathname}, which is no page right below "${label}" in the sidebar.`);
  return {title: label, parts, at};
}
