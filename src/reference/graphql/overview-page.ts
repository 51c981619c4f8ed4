import {isObjectType, type GraphQLNamedType} from 'graphql';
import type {PhrasingContent, RootContent} from 'mdast';
import {code, heading, link, paragraph, table} from '../build';
import {lowerFirst} from '../lower-first';
import {ReferenceSourceError, type ReferenceFolder, type ReferencePage} from '../page';
import {memberText, typeText, type Context} from './context';
import {nouns, origin} from './frame';
import {groupIntros, groupNames, groupOf} from './groups';
import {folderOf, kinds, typeKinds, type Kind} from './kinds';
import {linkNames, typeLink} from './links';
import {firstParagraph} from './markdown';
import {operationRoute, topicId} from './routes';

/** What a kind is, in a sentence that ends with "the schema has". */
const introductions: Readonly<Record<Kind, string>> = {
  queries: 'Queries read from the chain or ask the service something, and change nothing.',
  mutations: 'Mutations change the chain.',
  objects: 'Objects are what answers are made of: each has fields to select from.',
  interfaces: 'Interfaces are sets of fields that several objects share; a field that returns one can be any of these objects.',
  unions: 'A union stands for one of several objects. Ask for `__typename`, and select fields with `... on Type`.',
  enums: 'Enums have a fixed set of values, written without quotation marks in a query and as strings in variables.',
  inputs: 'Inputs are what arguments with several parts are made of: filters and keys.',
  scalars: 'Scalars are values without parts. Each page says what the value looks like in JSON and what range it has.',
};

type Row = readonly (readonly PhrasingContent[])[];

const typeRows = (context: Context, page: string, types: readonly GraphQLNamedType[]): Row[] =>
  types.map((type) => [[typeLink(type)], linkNames(context, page, firstParagraph(typeText(context, type)))]);

/** The objects of a topic. */
const objectsOf = (context: Context, topic: string): GraphQLNamedType[] =>
  context.api.types.filter(({kind, type}) => kind === 'objects' && groupOf(type.name) === topic).map(({type}) => type);

/** The tables of an overview: objects by topic, everything else in one. */
function tables(context: Context, kind: Kind, page: string): RootContent[] {
  const operations = context.api.operations.filter((operation) => operation.kind === kind);
  if (operations.length > 0) {
    const rows = operations.map((operation): Row => [
      [link(operationRoute(operation), code(operation.field.name))],
      linkNames(context, page, firstParagraph(memberText(context, operation.root, operation.field))),
    ]);
    return [table([kind === 'queries' ? 'Query' : 'Mutation', 'Description'], rows)];
  }
  const types = context.api.types.filter((entry) => entry.kind === kind).map(({type}) => type);
  const head = ['Type', 'Description'];
  if (!types.every((type) => isObjectType(type))) return [table(head, typeRows(context, page, types))];
  return groupNames.flatMap((group) => {
    const own = objectsOf(context, group);
    return own.length === 0 ? [] : [heading(2, [link(`/${topicId(group)}`, group)]), table(head, typeRows(context, page, own))];
  });
}

/** One page for each topic of objects: the page that its label in the sidebar leads to. */
export function topicPages(context: Context): ReferencePage[] {
  return groupNames.flatMap((group) => {
    const own = objectsOf(context, group);
    const intro = groupIntros[group];
    if (own.length === 0) return [];
    if (intro === undefined) throw new ReferenceSourceError(`src/reference/graphql/groups.ts: no intro for the topic ${group}`);
    const id = topicId(group);
    return [
      {
        id,
        title: `GraphQL objects: ${lowerFirst(group)}`,
        sidebarLabel: group,
        description: `${group} in Sui's GraphQL schema: ${own.length} objects with a sentence on each, and links to their fields.`,
        body: [
          paragraph(...linkNames(context, `/${id}`, firstParagraph(intro))),
          table(['Type', 'Description'], typeRows(context, `/${id}`, own)),
          ...origin(context),
        ],
      },
    ];
  });
}

const isUsed = (context: Context, kind: Kind): boolean =>
  context.api.operations.some((operation) => operation.kind === kind) || context.api.types.some((entry) => entry.kind === kind);

/** One page for each kind: a list of what the schema has of it. */
export function overviewPages(context: Context): ReferencePage[] {
  return kinds
    .filter((kind) => isUsed(context, kind))
    .map((kind) => {
      const {one, many} = nouns[kind];
      const page = `/${folderOf(kind)}`;
      return {
        id: `${folderOf(kind)}/index`,
        slug: page,
        title: `GraphQL ${many.toLowerCase()}`,
        sidebarLabel: many,
        description: `Every ${one} of Sui's GraphQL schema with a sentence on what it is for, and a link to the page that says all about it.`,
        body: [
          paragraph(...linkNames(context, page, firstParagraph(introductions[kind]))),
          ...tables(context, kind, page),
          ...origin(context),
        ],
      };
    });
}

/** Labels of the folders in the sidebar. */
export const folders: readonly ReferenceFolder[] = kinds.map((kind) => ({
  path: folderOf(kind),
  label: nouns[kind].many,
  position: (typeKinds as readonly Kind[]).includes(kind) ? typeKinds.findIndex((other) => other === kind) + 1 : kinds.indexOf(kind) + 1,
}));
