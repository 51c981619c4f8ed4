import {groupGraphqlObjects} from '@site/src/reference/graphql/group-sidebar';
import {groupNames, groupOf, objectGroups, otherGroup} from '@site/src/reference/graphql/groups';
import {folderOf, pageId} from '@site/src/reference/graphql/kinds';
import {topicId} from '@site/src/reference/graphql/routes';
import {api} from './support';

type Items = Parameters<typeof groupGraphqlObjects>[0];

const doc = (id: string): Items[number] => ({type: 'doc', id});
const category = (label: string, items: Items): Items[number] => ({type: 'category', label, items: [...items]});

const objects = api.types.filter(({kind}) => kind === 'objects').map(({type}) => type.name);
const generated: Items = [
  category(
    'Objects',
    objects.map((name) => doc(pageId('objects', name))),
  ),
  category('Enums', [doc(pageId('enums', 'OwnerKind'))]),
];

/** A sidebar as indented lines, the label of a category or the last part of an id. */
const outline = (items: Items, indent = ''): string[] =>
  items.flatMap((item) => {
    if (item.type === 'category') return [`${indent}${item.label}`, ...outline(item.items, `${indent}  `)];
    return item.type === 'doc' ? [`${indent}${item.id.split('/').at(-1) ?? ''}`] : [];
  });

test('every object has a group: add what is named here to src/reference/graphql/groups.ts', () => {
  expect(objects.filter((name) => groupOf(name) === otherGroup)).toEqual([]);
});

test('the groups list each object once, and only objects', () => {
  const listed = Object.values(objectGroups).flatMap((names) => names.split(' '));
  expect(listed.filter((name) => !objects.includes(name))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

test('no group is a long list', () => {
  const sizes = groupNames.map((group) => objects.filter((name) => groupOf(name) === group).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(26);
});

test('the objects of the schema are sorted into the groups, nothing lost and nothing twice', () => {
  const [sorted, enums] = groupGraphqlObjects(generated);
  if (sorted?.type !== 'category') throw new Error('the first item is a category');
  expect(sorted.items.map((item) => (item.type === 'category' ? item.label : ''))).toEqual(
    groupNames.filter((name) => name !== otherGroup),
  );
  const before = outline(generated)
    .filter((line) => line.startsWith('  '))
    .map((line) => line.trim());
  const after = outline([sorted, ...(enums ? [enums] : [])])
    .filter((line) => /^ +[a-z]/.test(line))
    .map((line) => line.trim());
  expect(after.sort()).toEqual(before.sort());
});

test('the label of a group leads to the page of its topic, which is not listed below it', () => {
  const items = [category('Objects', [doc(topicId('Edges')), doc(pageId('objects', 'EventEdge'))])];
  const [sorted] = groupGraphqlObjects(items);
  if (sorted?.type !== 'category') throw new Error('the first item is a category');
  expect(sorted.items).toMatchObject([
    {type: 'category', label: 'Edges', link: {type: 'doc', id: topicId('Edges')}, items: [doc(pageId('objects', 'EventEdge'))]},
  ]);
});

test('an object that no group lists goes to the last one', () => {
  const items = [
    category('Objects', [doc(pageId('objects', 'Query')), doc(pageId('objects', 'BrandNew')), doc(pageId('objects', 'BrandNewEdge'))]),
  ];
  expect(outline(groupGraphqlObjects(items))).toEqual([
    'Objects',
    '  Entry points and service',
    '    query',
    '  Edges',
    '    brand-new-edge',
    '  Other',
    '    brand-new',
  ]);
});

test('other parts of a sidebar stay as they are, and folders of the reference get keys of their own', () => {
  const other = category('Objects', [doc('concepts/object-model')]);
  const nested = category('GraphQL', [category('Enums', [doc(pageId('enums', 'OwnerKind'))])]);
  const [first, second] = groupGraphqlObjects([other, nested]);
  expect(first).toBe(other);
  expect(second).toEqual({
    type: 'category',
    key: 'graphql-GraphQL',
    label: 'GraphQL',
    items: [{type: 'category', key: 'graphql-Enums', label: 'Enums', items: [doc(`${folderOf('enums')}/owner-kind`)]}],
  });
});

test('a page comes before those whose names begin with its name', () => {
  const pages = ['object-versions', 'object', 'objects'].map((slug) => doc(`${folderOf('queries')}/${slug}`));
  expect(outline(groupGraphqlObjects([category('Queries', pages)]))).toEqual(['Queries', '  object', '  object-versions', '  objects']);
});
