import {SuiGrpcClient} from '@mysten/sui/grpc';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {graphqlReference} from '@site/src/reference/graphql';
import {grpcReference} from '@site/src/reference/grpc';
import {jsonRpcReference} from '@site/src/reference/json-rpc';
import {groups} from '@site/src/reference/json-rpc/groups';
import {replacements} from '@site/src/reference/json-rpc/replacements';
import methodMap, {type MethodMapData} from '@site/src/reference/json-rpc/method-map/remark';
import {failureOf} from '../../../../lib/failure-of';
import {afterSteps, cellsOf, tablesIn} from '../../../../lib/markdown-steps';
import {routeOf} from '../../page-tools';

const run = (markdown: string, data?: MethodMapData): Root => afterSteps(markdown, [methodMap, data]);
const nodes = run('<MethodMap />').children;
const tables = tablesIn(nodes);
const rows = tables.flatMap((table) => cellsOf(table).slice(1));
const rowOf = (method: string): string[] | undefined => rows.find(([name]) => name === method);

test('every group has a heading, a sentence and a table', () => {
  const headings = nodes.filter((node): node is Heading => node.type === 'heading');
  expect(headings.map((node) => [node.depth, toString(node)])).toEqual(groups.map(({label}) => [3, label]));
  expect(tables.map((table) => table.children.length - 1)).toEqual(groups.map(({methods}) => methods.length));
  expect(nodes.slice(0, 3).map((node) => node.type)).toEqual(['heading', 'paragraph', 'table']);
});

test('every method of the map has a row', () => {
  expect(rows.map(([name]) => name).sort()).toEqual(Object.keys(replacements).sort());
});

test.each([
  ['sui_getObject', ['client.getObject', 'LedgerService.GetObject', 'Query.object']],
  ['sui_getCheckpoint', ['client.ledgerService.getCheckpoint', 'LedgerService.GetCheckpoint', 'Query.checkpoint']],
  ['suix_getOwnedObjects', ['client.listOwnedObjects', 'StateService.ListOwnedObjects', 'Address.objects, Query.objects']],
  ['suix_getStakes', ['client.stateService.listOwnedObjects, composed', 'StateService.ListOwnedObjects', 'Address.objects']],
  ['suix_subscribeEvent', ['client.subscriptionService.subscribeEvents', 'SubscriptionService.SubscribeEvents', 'none']],
  ['suix_getMoveCallMetrics', ['none', 'none', 'none']],
  [
    'unsafe_pay',
    [
      'build a transaction, then client.signAndExecuteTransaction',
      'TransactionExecutionService.ExecuteTransaction',
      'Mutation.executeTransaction',
    ],
  ],
])('%s', (method, expected) => {
  expect(rowOf(method)).toEqual([method, ...expected]);
});

test('every call exists on the client', () => {
  const client: unknown = new SuiGrpcClient({network: 'testnet', baseUrl: 'https://fullnode.testnet.sui.io:443'});
  const get = (value: unknown, name: string): unknown =>
    value === null || typeof value !== 'object' ? undefined : (Reflect.get(value, name) as unknown);
  const calls = rows.flatMap(([, call = '']) => /client\.([\w.]+)/.exec(call)?.slice(1) ?? []);
  expect(calls.length).toBeGreaterThan(50);
  expect(calls.filter((call) => typeof call.split('.').reduce(get, client) !== 'function')).toEqual([]);
});

test('every link leads to a page that the references make', () => {
  const graphql = graphqlReference();
  const graphqlRoutes = new Set(graphql.pages.map(routeOf));
  const routes = new Set([graphql, grpcReference(), jsonRpcReference(graphqlRoutes)].flatMap(({pages}) => pages.map(routeOf)));
  const urls = JSON.stringify(tables).matchAll(/"url":"([^"#]+)/g);
  expect([...urls].map(([, url]) => url).filter((url) => url === undefined || !routes.has(url))).toEqual([]);
});

test('what stands around the element stays', () => {
  const tree = run('## Map\n\n<MethodMap />\n\nText.', {groups: groups.slice(0, 1), replacements});
  expect(tree.children.map((node) => node.type)).toEqual(['heading', 'heading', 'paragraph', 'table', 'paragraph']);
});

describe('the build stops with page and line', () => {
  test.each([
    ['an attribute', '<MethodMap group="read" />', 'has no attributes'],
    ['a spread', '<MethodMap {...props} />', 'has no attributes'],
    ['content', '<MethodMap>\n\nText.\n\n</MethodMap>', 'no content'],
    ['an element inside a paragraph', 'See <MethodMap /> here.', 'stands on a line of its own'],
  ])('%s', (_what, markdown, expected) => {
    const {line, reason} = failureOf(() => run(`# Title\n\nText.\n\n${markdown}`));
    expect(line).toBe(5);
    expect(reason).toContain(expected);
  });

  test('a method without an entry', () => {
    const data = {
      groups: [{slug: 'read', label: 'Read API', description: 'Nothing.', intro: 'Reads.', methods: ['sui_getObject']}],
      replacements: {},
    };
    const {line, reason} = failureOf(() => run('Text.\n\n<MethodMap />', data));
    expect(line).toBe(3);
    expect(reason).toBe('src/reference/json-rpc/replacements.ts has no entry for sui_getObject');
  });
});
