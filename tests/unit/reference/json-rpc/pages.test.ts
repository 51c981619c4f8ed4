import {jsonRpcReference} from '../../../../src/reference/json-rpc';
import {methodErrors, errorMeanings} from '../../../../src/reference/json-rpc/errors';
import {groups} from '../../../../src/reference/json-rpc/groups';
import {loadJsonRpc} from '../../../../src/reference/json-rpc/load';
import {replacements} from '../../../../src/reference/json-rpc/replacements';
import {methodPage, typeAnchor} from '../../../../src/reference/json-rpc/routes';
import {summaries} from '../../../../src/reference/json-rpc/summaries';
import {corrections, words} from '../../../../src/reference/json-rpc/words';
import {typeGroups} from '../../../../src/reference/json-rpc/type-groups';
import {checkScript} from '../../../../src/samples/shell/check-script';
import {pageWith} from '../../../lib/pages';
import {headingProblems} from '../../../content/contracts/headings';
import {wordProblems} from '../../../content/contracts/words';
import {anchorsOf, bodyOf, headingsOf, linksOf, pagesById, routeOf, textOf} from '../page-tools';

const model = loadJsonRpc();
const graphql = '/references/sui-api/sui-graphql/reference';
const routes = new Set([
  `${graphql}/operations/queries/object`,
  `${graphql}/types/objects/coin-metadata`,
  `${graphql}/operations/mutations/execute-transaction`,
]);
const reference = jsonRpcReference(routes);
const pageAt = pagesById(reference.pages);

test('a landing with the old route, a list of methods, a page for each group and each method, and the pages of types', () => {
  expect(reference.pages).toHaveLength(1 + 1 + groups.length + 64 + 1 + typeGroups.length);
  expect(routeOf(pageAt('references/sui-api-ref'))).toBe('/sui-api-ref');
  for (const {name} of model.methods) expect(pageAt(methodPage(name)).title).toBe(name);
});

test('every page says that the interface is gone, since when, and what to use', () => {
  for (const page of reference.pages)
    expect(page.status).toMatchObject({status: 'removed', since: expect.stringContaining('July 27, 2026') as string});
});

test('every type has one section, with all its fields', () => {
  for (const group of typeGroups) {
    const page = pageAt(`references/sui-api/json-rpc/types/${group.slug}`);
    expect(anchorsOf(page).filter((anchor) => anchor !== 'types')).toEqual(group.types.map(typeAnchor));
    for (const name of group.types) {
      const type = model.types.get(name)?.type;
      if (type?.kind === 'object') for (const field of type.fields) expect(textOf(page)).toContain(field.name);
    }
  }
});

test('the list of methods has each once, and pages that readers open from the sidebar lead to it', () => {
  const page = pageAt('references/sui-api/json-rpc-methods');
  expect(routeOf(page)).toBe('/references/sui-api/json-rpc');
  for (const {name} of model.methods) expect(linksOf(page).filter((url) => url === `/${methodPage(name)}`)).toHaveLength(1);
  expect(linksOf(pageAt('references/sui-api-ref'))).toContain('/references/sui-api/json-rpc');
});

test('a GraphQL field is a link where its page exists, and code elsewhere', () => {
  const without = jsonRpcReference().pages.find(({id}) => id === methodPage('sui_getObject'));
  expect(without && linksOf(without).filter((url) => url.startsWith(graphql))).toEqual([]);
  expect(linksOf(pageAt(methodPage('sui_getObject')))).toContain(`${graphql}/operations/queries/object`);
  expect(linksOf(pageAt(methodPage('suix_getTotalSupply')))).toContain(`${graphql}/types/objects/coin-metadata`);
  expect(bodyOf(pageAt(methodPage('suix_getBalance')))).toContain('- GraphQL: `Address.balance`\n');
});

test('our own texts keep the writing rules', () => {
  const own = [
    bodyOf(pageAt('references/sui-api-ref')),
    ...Object.values(summaries),
    ...Object.values(replacements).map(({advice}) => advice),
    ...Object.values(methodErrors).flatMap((errors) => errors.map(({when}) => when)),
    ...Object.values(errorMeanings),
    ...Object.values(words),
    ...corrections.map(({text: right}) => right),
  ].map((text) => pageWith(text, 'docs/fixture.md'));
  expect(own.flatMap(wordProblems)).toEqual([]);
  expect(own.slice(0, 1).flatMap(headingProblems)).toEqual([]);
});

test('commands of the landing parse', () => {
  const scripts = [...bodyOf(pageAt('references/sui-api-ref')).matchAll(/```sh\n(.*?)```/gs)].map(([, script]) => script ?? '');
  expect(scripts).toHaveLength(1);
  expect(scripts.flatMap(checkScript)).toEqual([]);
});

describe('the page of suix_getCoins', () => {
  const page = pageAt('references/sui-api/json-rpc/coin-query/suix-get-coins');
  const text = bodyOf(page);

  test('has its parts in order, the replacement first', () => {
    expect(headingsOf(page)).toEqual([
      '## Replacement',
      '## Signature',
      '## Parameters',
      '## Result',
      '### PaginatedCoins',
      '### CoinStruct',
      '## Example',
      '## Errors',
    ]);
  });

  test('has a signature whose type is defined as a link', () => {
    expect(text).toContain('): PaginatedCoins\n```');
    expect(text).toContain('[PaginatedCoins]: /references/sui-api/json-rpc/types/');
  });

  test('has parameters, result and errors in tables', () => {
    expect(text).toMatch(/\| 2 +\| `coinType`<br \/>`coin_type` +\| `string \\\| null` +\| no +\| optional type name for the coin/);
    expect(text).toMatch(/\| `data` +\| \[`CoinStruct`\]\(\/references\/sui-api\/json-rpc\/types\/coins#coin-struct\)`\[\]` +\| yes +\|/);
    expect(text).toMatch(/\| `-32601` +\| Now, on every public full node/);
    expect(text).toContain('```json method="suix_getCoins" body="request"');
  });
});

test('a method that the client does not call has examples without a checker', () => {
  expect(bodyOf(pageAt(methodPage('sui_getEvents')))).toContain('```json\n{\n  "jsonrpc": "2.0",');
});

test('a subscription shows a notification', () => {
  expect(bodyOf(pageAt(methodPage('suix_subscribeEvent')))).toContain('"params": {\n    "subscription": 5195,');
});

test('a transaction builder shows the transaction to build instead', () => {
  const text = bodyOf(pageAt(methodPage('unsafe_transferObject')));
  expect(text).toContain(
    'export function build(recipient: string, objectId: string): Transaction {\n  const tx = new Transaction();\n  tx.transferObjects([tx.object(objectId)], recipient);',
  );
});
