import type {Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {endpoints} from '@site/src/reference/deepbook-indexer';
import endpointTables from '@site/src/reference/deepbook-indexer/endpoint-tables/remark';
import {failureOf} from '../../../../lib/failure-of';
import {afterSteps, cellsOf as rows, tablesIn as tablesOf} from '../../../../lib/markdown-steps';

const run = (markdown: string): Root => afterSteps(markdown, endpointTables);
const made = (request: string): RootContent[] => run(`<EndpointTables ${request} />`).children;
const sentences = (nodes: readonly RootContent[]): string[] =>
  nodes.filter((node) => node.type === 'paragraph').map((node) => toString(node));

test('a route has its request, its parameters and the fields of its answer', () => {
  const nodes = made('path="/ticker"');
  expect(nodes[0]).toMatchObject({type: 'code', lang: 'text', value: 'GET /ticker'});
  expect(sentences(nodes)).toEqual([
    'Last price and volume of each pool. Answered from the index.',
    'The answer is an object by pool name; each value has:',
  ]);
  const [parameters, fields] = tablesOf(nodes);
  expect(rows(parameters)[1]).toEqual([
    'start_time',
    'query',
    'seconds',
    'Begin of the range, inclusive. Default: 24 hours before the end.',
  ]);
  expect(rows(fields)).toContainEqual(['base_volume', 'number', 'Volume in base coins.']);
});

test('fields of inner objects have the path that leads to them', () => {
  const [, fields] = tablesOf(made('path="/status"'));
  expect(rows(fields).map(([name]) => name)).toEqual(expect.arrayContaining(['pipelines', 'pipelines[].checkpoint_lag']));
});

test('an answer without fields is described in a sentence', () => {
  expect(sentences(made('path="/trade_count"'))).toContain('The answer is an integer, not an object.');
  expect(sentences(made('path="/historical_volume_by_balance_manager_id_with_interval/{pool_names}/{balance_manager_id}"')).at(-1)).toBe(
    'The answer is an object by span, such as "[1795000000, 1795003600]"; each value is an object by pool name, whose values are each a list of integers.',
  );
});

test('a key that may be missing is said to be', () => {
  const [fields] = tablesOf(made('path="/assets"'));
  expect(rows(fields)).toContainEqual(['contractAddress', 'text', 'Its package. Left out if unknown.']);
});

test('the routes of events are one table', () => {
  const [table] = tablesOf(made('events="margin"'));
  expect(rows(table)).toContainEqual(['/loan_borrowed', 'Loans taken', 'margin_manager_id, margin_pool_id']);
});

test.each(endpoints.map(({path}) => path))('%s can be rendered, with words on each parameter and field', (path) => {
  expect(made(`path="${path}"`).length).toBeGreaterThan(2);
  expect(
    tablesOf(made(`path="${path}"`))
      .flatMap(rows)
      .filter((row) => row.at(-1) === ''),
  ).toEqual([]);
});

test.each([
  ['<EndpointTables path="/tickers" />', /no route "\/tickers".*Did you mean "\/ticker"/],
  ['<EndpointTables />', /one attribute, path or events/],
  ['<EndpointTables path="/ticker">text</EndpointTables>', /on a line of its own|no content/],
  ['<EndpointTables events="spot" />', /path="\/ticker" or events="margin"/],
  ['<EndpointTables path={route} />', /path="\/ticker" or events="margin"/],
  ['Text with <EndpointTables path="/ticker" /> in it.', /on a line of its own/],
])('%s stops the build', (markdown, message) => {
  expect(failureOf(() => run(markdown)).reason).toMatch(message);
});
