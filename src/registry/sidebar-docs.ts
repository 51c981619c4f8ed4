import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

type Sidebars = LoadedVersion['sidebars'];
type SidebarItem = Sidebars[string][number];

/** Doc ids that an item names: itself, its category's page, its children. */
function docIdsOf(item: SidebarItem): string[] {
  switch (item.type) {
    case 'doc':
    case 'ref':
      return [item.id];
    case 'category': {
      const own = item.link?.type === 'doc' ? [item.link.id] : [];
      return [...own, ...item.items.flatMap(docIdsOf)];
    }
    default:
      return [];
  }
}

/**
 * Each doc id that a sidebar names → the sidebars that name it, one entry for each time it is
 * named.
 */
export function collectDocIds(sidebars: Sidebars): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const [name, items] of Object.entries(sidebars)) {
    for (const id of items.flatMap(docIdsOf)) places.set(id, [...(places.get(id) ?? []), name]);
  }
  return places;
}
