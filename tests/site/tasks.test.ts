import {load} from 'cheerio/slim';
import {SearchEngine} from '../../src/search/engine/engine';
import {readIndexFile} from '../lib/search-index';
import {readPage, routes} from '../lib/built-site';
import {clicksFrom, waysOn} from '../lib/clicks';

interface Task {
  task: string;
  /** Where it is done, with an anchor where a part of the page does it. */
  goal: string;
  /** What a reader types who searches for it. */
  query: string;
}

/**
 * What readers come for: each is three clicks from the home page, or the first three hits of one
 * search have it.
 */
const tasks: readonly Task[] = [
  {task: 'publish a package', goal: '/guides/developer/first-app/publish', query: 'publish a package'},
  {task: 'run a full node', goal: '/guides/operator/sui-full-node', query: 'run a full node'},
  {task: 'create a coin', goal: '/guides/developer/coin', query: 'create a coin'},
  {
    task: 'verify a zkLogin signature',
    goal: '/guides/developer/cryptography/zklogin-integration#verify-a-signature-of-a-zklogin-user',
    query: 'verify zklogin signature',
  },
  {task: 'the meaning of "epoch"', goal: '/sui-glossary#epoch', query: 'epoch meaning'},
  {task: 'coin::TreasuryCap', goal: '/references/framework/sui/coin#struct-treasurycap', query: 'coin::TreasuryCap'},
  {task: 'suix_getCoins', goal: '/references/sui-api/json-rpc/coin-query/suix-get-coins#replacement', query: 'suix_getCoins'},
  {
    task: 'what replaces suix_getCoins',
    goal: '/references/fullnode-protocol/state-service#list-owned-objects',
    query: 'ListOwnedObjects',
  },
  {task: 'sui client ptb', goal: '/references/cli/ptb', query: 'sui client ptb'},
  {
    task: 'the GraphQL type Object',
    goal: '/references/sui-api/sui-graphql/reference/types/objects/object',
    query: 'GraphQL Object',
  },
  {task: 'the rules of the gas price', goal: '/concepts/tokenomics/gas-pricing', query: 'gas price rules'},
  {task: 'how to contribute', goal: '/contribute-to-sui-repos', query: 'how to contribute'},
];

const most = 3;
const routeOf = (goal: string): string => goal.replace(/#.*$/, '');

const engine = new SearchEngine((file) => Promise.resolve(readIndexFile(file)));
const clicks = clicksFrom('/', (route) => (route === '/' || routes.has(route) ? waysOn(readPage(route)) : []), most);

const isFound = async ({goal, query}: Task): Promise<boolean> =>
  (await engine.search(query, {limit: most})).hits.some((hit) => hit.route === routeOf(goal));

test.each(tasks.map((task) => [task.task, task] as const))('%s', async (_name, task) => {
  const [, anchor] = task.goal.split('#');
  if (anchor !== undefined) expect(readPage(routeOf(task.goal))(`[id="${anchor}"]`)).toHaveLength(1);
  const isNear = clicks.has(routeOf(task.goal));
  expect({isNear, isFound: await isFound(task)}).not.toEqual({isNear: false, isFound: false});
});

test('the page of suix_getCoins leads to what replaces it', () => {
  expect(waysOn(readPage('/references/sui-api/json-rpc/coin-query/suix-get-coins'))).toEqual(
    expect.arrayContaining([
      '/references/fullnode-protocol/state-service',
      '/references/sui-api/sui-graphql/reference/types/objects/address',
    ]),
  );
});

describe('what is counted', () => {
  test('links of navbar, sidebar and text, without anchors; no footer, no list of all pages, no other site', () => {
    const html = `<nav><a href="/guides">Guides</a></nav><aside><a href="/guides#top">Guides</a><a href="/all-pages">All</a></aside>
      <main><a href="/coin#mint">Mint</a><a href="https://example.com/a">Out</a><a href="#here">Here</a><a href="/">Home</a></main>
      <footer><a href="/hidden">Hidden</a></footer>`;
    expect(waysOn(load(html))).toEqual(['/guides', '/coin']);
  });

  test('the fewest clicks, and no page beyond the limit', () => {
    const site: Record<string, string[]> = {'/': ['/a', '/b'], '/a': ['/c'], '/b': ['/a'], '/c': ['/d'], '/d': ['/e']};
    const found = clicksFrom('/', (route) => site[route] ?? [], 3);
    expect(Object.fromEntries(found)).toEqual({'/': 0, '/a': 1, '/b': 1, '/c': 2, '/d': 3});
  });

  test('a search that finds something else does not count', async () => {
    expect(await isFound({task: '', goal: '/guides/developer/coin', query: 'qzxvkjwpt'})).toBe(false);
    expect(await isFound({task: '', goal: '/guides/developer/coin', query: 'create a coin'})).toBe(true);
  });
});
