import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {sections} from '../../registry/sections';
import type {MarkdownPage} from '../markdown-page';

type Item = LoadedVersion['sidebars'][string][number];

/** Pages that stand together in a sidebar. */
export interface PageGroup {
  /** The section of the site, as the navigation bar names it. */
  section: string;
  /** The category at the sidebar's top level; undefined for pages beside the categories. */
  label?: string;
  markdownPages: readonly MarkdownPage[];
}

/** The section of pages that are in no sidebar. */
const everywhere = 'Everywhere';

/** The name of pages right below the page that a section starts with, and in no sidebar. */
const others = 'Other pages';

function idsOf(item: Item): string[] {
  if (item.type === 'doc') return [item.id];
  if (item.type !== 'category') return [];
  return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...item.items.flatMap(idsOf)];
}

/** The ids of a sidebar by category, in reading order. */
function categoriesOf(items: readonly Item[]): {label?: string; ids: string[]}[] {
  const loose = items.flatMap((item) => (item.type === 'doc' ? [item.id] : []));
  const categories = items.flatMap((item) => (item.type === 'category' ? [{label: item.label, ids: idsOf(item)}] : []));
  return [...(loose.length === 0 ? [] : [{ids: loose}]), ...categories];
}

/** The id of the page above: `references/examples` for `references/examples/atlas`. */
const above = (id: string): string => id.slice(0, Math.max(id.lastIndexOf('/'), 0));

/** Pages in no sidebar, by the section and title of the page above them, where that is in one. */
function groupOthers(pages: readonly MarkdownPage[], grouped: readonly PageGroup[]): PageGroup[] {
  const places = new Map(
    grouped.flatMap(({section, markdownPages}) =>
      markdownPages.map(({page}) => [page.id, {section, label: page.title === section ? others : page.title}] as const),
    ),
  );
  const groups = new Map<string, PageGroup & {markdownPages: MarkdownPage[]}>();
  for (const markdownPage of pages) {
    const parent = above(markdownPage.page.id);
    const place = places.get(parent);
    const group = groups.get(place ? parent : '') ?? {...(place ?? {section: everywhere}), markdownPages: []};
    group.markdownPages.push(markdownPage);
    groups.set(place ? parent : '', group);
  }
  return [...groups.values()];
}

/**
 * All Markdown versions by section and category, each once, in the order of the sidebars; after
 * each section come the pages below it that are in no sidebar.
 */
export function groupPages(markdownPages: readonly MarkdownPage[], sidebars: LoadedVersion['sidebars']): PageGroup[] {
  const left = new Map(markdownPages.map((markdownPage) => [markdownPage.page.id, markdownPage]));
  const take = (id: string): MarkdownPage[] => {
    const markdownPage = left.get(id);
    left.delete(id);
    return markdownPage ? [markdownPage] : [];
  };
  const inSidebars: PageGroup[] = sections.flatMap(({label: section, sidebar}) =>
    categoriesOf(sidebars[sidebar] ?? []).map(({ids, ...category}) => ({section, ...category, markdownPages: ids.flatMap(take)})),
  );
  const below = groupOthers([...left.values()], inSidebars);
  return [...sections.map(({label}) => label), everywhere].flatMap((section) =>
    [...inSidebars, ...below].filter((group) => group.section === section && group.markdownPages.length > 0),
  );
}
