import {findNames, type Kind} from '@site/src/mcp/site/names';
import type {IndexedPage} from '@site/src/markdown-pages/lists/page-index';

function page(id: string, title: string, headings: [text: string, anchor: string][], status = 'current'): IndexedPage {
  return {
    id,
    title,
    description: '',
    route: `/${id}`,
    markdown: `/${id}.md`,
    headings: headings.map(([text, anchor]) => ({depth: 3, text, anchor})),
    status,
    changedIn: [],
    hash: '',
  };
}

const pages = [
  page('concepts/coin', 'sui::coin', [['split', 'fun-split']]),
  page('references/framework/deepbook/clob', 'deepbook::clob', [['place', 'fun-place']], 'deprecated'),
  page('references/framework/sui/balance', 'sui::balance', [['split', 'fun-split']]),
  page('references/framework/sui/coin', 'sui::coin', [
    ['Structs', 'structs'],
    ['Coin', 'struct-coin'],
    ['split', 'fun-split'],
  ]),
  page('references/packages/deepbookv3/pool', 'deepbook::pool', [['place', 'fun-place']]),
  page('references/sui-api/sui-graphql/reference/types/objects/query', 'Query (GraphQL object)', [['object', 'field-object']]),
  page('references/fullnode-protocol/ledger-service', 'LedgerService of the gRPC API', [['GetObject', 'get-object']]),
  page('references/cli/client/objects', 'Sui client: objects and balances', [['gas', 'gas']]),
  page('references/cli/keytool', 'Sui keytool CLI', [['list', 'list']]),
  page('references/sui-api/json-rpc/coin-query/suix-get-balance', 'suix_getBalance', [['Parameters', 'parameters']], 'removed'),
];

const found = (kind: Kind, name: string): string[] =>
  findNames(pages, kind, name).map(({page: {id}, anchor}) => (anchor === undefined ? id : `${id}#${anchor}`));

test.each<[Kind, string, string[]]>([
  ['move', 'sui::coin::split', ['references/framework/sui/coin#fun-split']],
  ['move', '0x2::coin::split<T>', ['references/framework/sui/coin#fun-split']],
  ['move', 'coin::split', ['references/framework/sui/coin#fun-split']],
  ['move', 'split', ['references/framework/sui/balance#fun-split', 'references/framework/sui/coin#fun-split']],
  ['move', 'Coin', ['references/framework/sui/coin#struct-coin']],
  ['move', 'coin', ['references/framework/sui/coin']],
  ['move', 'place', ['references/packages/deepbookv3/pool#fun-place', 'references/framework/deepbook/clob#fun-place']],
  ['move', 'Structs', []],
  ['move', 'std::coin::split', []],
  ['graphql', 'Query.object', ['references/sui-api/sui-graphql/reference/types/objects/query#field-object']],
  ['graphql', 'query', ['references/sui-api/sui-graphql/reference/types/objects/query']],
  ['grpc', 'sui.rpc.v2.LedgerService/GetObject', ['references/fullnode-protocol/ledger-service#get-object']],
  ['cli', 'sui client gas', ['references/cli/client/objects#gas']],
  ['cli', 'sui keytool gas', []],
  ['cli', 'keytool list', ['references/cli/keytool#list']],
  ['json-rpc', 'suix_getBalance', ['references/sui-api/json-rpc/coin-query/suix-get-balance']],
  ['grpc', 'split', []],
])('%s %s', (kind, name, expected) => {
  expect(found(kind, name)).toEqual(expected);
});
