import type {RootContent} from 'mdast';
import {parseMarkdown} from '../../lib/markdown';
import {code, heading, link, paragraph, table} from '../build';
import {lowerFirst} from '../lower-first';
import {sourceBlocks, sourceInline} from '../source-text';
import {correctionBlocks} from '../correction-blocks';
import {errorTable} from '../error-table';
import {entryOf} from '../overlay';
import type {ReferencePage} from '../page';
import {groups, type Group} from './groups';
import {errorsIntro, intro, limits, methodsIntro} from './landing-text';
import type {Links} from './links';
import {origin, since} from './method-page';
import type {JsonRpcModel} from './model';
import {overlays} from './overlays';
import {folder, landing, landingRoute, typesFolder} from './routes';
import {typeGroups} from './type-groups';
import {corrections} from './words';

const markdown = (text: string): RootContent[] => parseMarkdown('landing.md', text).children;

const list = <T>(nodes: readonly T[]): (T | string)[] => nodes.flatMap((node, index) => (index === 0 ? [node] : [', ', node]));

const groupBlocks = (group: Group, links: Links): RootContent[] => [
  heading(3, [group.label], group.slug),
  ...sourceBlocks(group.intro),
  paragraph(link(`/${folder}/${group.slug}`, `What each method of the ${group.label} did`), '.'),
  table(
    ['Method', 'gRPC', 'GraphQL', 'Fit'],
    group.methods.map((name) => {
      const replacement = entryOf(overlays.replacements, name);
      return [
        [links.toMethod(name)],
        list(replacement.grpc.map(links.toGrpc)),
        list(replacement.graphql.map(links.toGraphql)),
        [replacement.ptb ? 'build a transaction' : replacement.fit],
      ];
    }),
  ),
];

const codeTable = ({errorCodes}: JsonRpcModel): RootContent =>
  errorTable(
    errorCodes.map(({code: number, name}) => ({
      code: [code(String(number))],
      name: [code(name)],
      meaning: sourceInline(entryOf(overlays.errorMeanings, String(number))),
    })),
  );

const typeList = (): RootContent =>
  paragraph(
    link(`/${typesFolder}`, 'By subject'),
    ': ',
    ...list(typeGroups.map((group) => link(`/${typesFolder}/${group.slug}`, lowerFirst(group.label)))),
    '.',
  );

/** The page that says that JSON-RPC is gone, what replaces each method, and what it was. */
export const landingPage = (model: JsonRpcModel, links: Links): ReferencePage => ({
  id: landing,
  slug: landingRoute,
  title: 'JSON-RPC reference and replacements',
  sidebarLabel: 'JSON-RPC (removed)',
  displayedSidebar: 'referencesSidebar',
  description:
    'JSON-RPC is off on public Sui full nodes since July 2026: every method with its replacement in gRPC and GraphQL, and what it took and returned.',
  status: {
    status: 'removed',
    since,
    use: '[gRPC](/references/fullnode-protocol) or [GraphQL](/references/sui-graphql); the tables below map every method',
  },
  keywords: [
    'JSON-RPC',
    'json rpc',
    'sui_',
    'suix_',
    'unsafe_',
    'migration',
    'Method not found',
    '-32601',
    'SuiJsonRpcClient',
    'SuiClient',
  ],
  body: [
    ...markdown(intro),
    ...markdown(methodsIntro),
    ...groups.flatMap((group) => groupBlocks(group, links)),
    ...markdown(errorsIntro),
    codeTable(model),
    ...markdown(limits),
    typeList(),
    ...correctionBlocks(
      'Descriptions on these pages are the comments of the TypeScript SDK, which took them from the node. Where a comment is wrong, ours replaces it and is marked.',
      corrections,
    ),
    origin('src/jsonRpc'),
  ],
});
