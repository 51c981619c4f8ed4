import {heading, link, list, paragraph, table, type Inline} from '../build';
import {entryOf} from '../overlay';
import type {ReferencePage} from '../page';
import {sourceBlocks, sourceInline} from '../source-text';
import {groups, type Group} from './groups';
import type {Links} from './links';
import {origin, since} from './method-page';
import {overlays} from './overlays';
import {folder, landingRoute, methodsPage, typesFolder} from './routes';
import {typeGroups} from './type-groups';

const removed = {status: 'removed', since, use: '[gRPC](/references/fullnode-protocol) or [GraphQL](/references/sui-graphql)'} as const;

const methodRow = (name: string, links: Links): (readonly Inline[])[] => [
  [links.toMethod(name)],
  sourceInline(`${entryOf(overlays.summaries, name)}.`),
];

/** The page that a group's label in the sidebar leads to: its methods, with what each did. */
export const groupPage = (group: Group, links: Links): ReferencePage => ({
  id: `${folder}/${group.slug}/index`,
  slug: `/${folder}/${group.slug}`,
  title: `JSON-RPC methods: ${group.label}`,
  sidebarLabel: group.label,
  description: group.description,
  status: removed,
  body: [
    ...sourceBlocks(group.intro),
    table(
      ['Method', 'What it did'],
      group.methods.map((name) => methodRow(name, links)),
    ),
    paragraph(
      'Each page says what a method took and returned. What does the same today stands ',
      link(`${landingRoute}#${group.slug}`, 'in the table of replacements'),
      '.',
    ),
    origin('src/jsonRpc'),
  ],
});

/** The page that lists all methods, by group, for a reader who knows a name from an old program. */
export const methodsIndexPage = (links: Links): ReferencePage => ({
  id: methodsPage,
  slug: `/${folder}`,
  title: 'JSON-RPC methods by group',
  sidebarLabel: 'JSON-RPC methods',
  description: 'All methods of the removed JSON-RPC interface by group, each with a page on what it took and returned.',
  status: removed,
  body: [
    paragraph(
      'Look a method up here if you found its name in an old program or a stored answer. To move a program, start with ',
      link(landingRoute, 'the table of replacements'),
      '. ',
      link(`/${typesFolder}`, 'Types'),
      ' have pages of their own.',
    ),
    ...groups.flatMap((group) => [
      heading(2, [group.label], group.slug),
      paragraph(link(`/${folder}/${group.slug}`, `What each method of the ${group.label} did`), ':'),
      list(group.methods.map((name) => [paragraph(links.toMethod(name))])),
    ]),
    origin('src/jsonRpc'),
  ],
});

/** The page that lists the pages of types. */
export const typesIndexPage = (): ReferencePage => ({
  id: `${typesFolder}/index`,
  slug: `/${typesFolder}`,
  title: 'JSON-RPC types',
  sidebarLabel: 'Types',
  description: 'The types that JSON-RPC methods took and returned, by subject, for programs that still read stored answers.',
  status: removed,
  body: [
    paragraph('The types that the ', link(landingRoute, 'removed JSON-RPC interface'), ' used, by subject.'),
    table(
      ['Page', 'What it holds'],
      typeGroups.map((group) => [[link(`/${typesFolder}/${group.slug}`, group.title)], [group.description]]),
    ),
    origin('src/jsonRpc/types'),
  ],
});
