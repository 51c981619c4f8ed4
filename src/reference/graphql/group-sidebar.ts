import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import {groupNames, groupOfSlug} from './groups';
import {folderOf, root} from './kinds';
import {kebab} from './names';
import {topicId} from './routes';

/** An item of a generated sidebar, as Docusaurus's public option for generating them has it. */
type GeneratedItem = Awaited<ReturnType<PluginOptions['sidebarItemsGenerator']>>[number];

type Category = Extract<GeneratedItem, {type: 'category'}>;

const objects = `${folderOf('objects')}/`;

const isPageBelow = (folder: string, item: GeneratedItem): boolean =>
  item.type === 'doc' ? item.id.startsWith(folder) : item.type === 'category' && item.items.some((child) => isPageBelow(folder, child));

const slugOf = (item: GeneratedItem): string => (item.type === 'doc' ? item.id.slice(objects.length) : '');

const topicPages = new Set(groupNames.map(topicId));

const isTopicPage = (item: GeneratedItem): boolean => item.type === 'doc' && topicPages.has(item.id);

/**
 * One category for each topic that has pages, in the order of the topics; pages keep their order.
 */
function topics(items: readonly GeneratedItem[]): Category[] {
  return groupNames
    .map((label): Category => ({
      type: 'category',
      // Docusaurus names translations after the key, and other references may have a category of
      // the same label.
      key: `graphql-${kebab(label.replaceAll(' ', '_'))}`,
      label,
      link: {type: 'doc', id: topicId(label)},
      collapsed: true,
      collapsible: true,
      items: items.filter((item) => !isTopicPage(item) && groupOfSlug(slugOf(item)) === label),
    }))
    .filter((category) => category.items.length > 0);
}

/**
 * Pages in the order of their names: by file name `object-versions.md` would come before
 * `object.md`.
 */
const byId = (a: GeneratedItem, b: GeneratedItem): number =>
  a.type === 'doc' && b.type === 'doc' && a.id !== b.id ? (a.id < b.id ? -1 : 1) : 0;

/**
 * Sorts the objects of the GraphQL reference, which would be one list of more than 160 pages, into
 * topics, puts the pages of its other folders in the order of names, and gives the folders keys of
 * their own. Everything else of a sidebar stays as it is.
 *
 * @param items what Docusaurus generated for a folder
 */
export function groupGraphqlObjects(items: readonly GeneratedItem[]): GeneratedItem[] {
  return items.map((item) => {
    if (item.type !== 'category' || !isPageBelow(`${root}/`, item)) return item;
    const items = [...item.items].sort(byId);
    const areObjects = items.every((child) => child.type === 'doc' && child.id.startsWith(objects));
    return {...item, key: item.key ?? `graphql-${item.label}`, items: areObjects ? topics(items) : groupGraphqlObjects(items)};
  });
}
