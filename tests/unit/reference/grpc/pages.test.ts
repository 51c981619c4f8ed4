import {limits} from '../../../../src/facts/limits';
import {grpcReference} from '../../../../src/reference/grpc';
import {compactJson} from '../../../../src/reference/compact-json';
import {loadGrpc} from '../../../../src/reference/grpc/load';
import {serviceOverlays} from '../../../../src/reference/grpc/overlay';
import {servicePage} from '../../../../src/reference/grpc/routes';
import {kebab} from '../../../../src/reference/kebab';
import {placesOfTypes} from '../../../../src/reference/grpc/places';
import {words} from '../../../../src/reference/grpc/words';
import {topics} from '../../../../src/reference/grpc/topics';
import {serializePage} from '../../../../src/reference/serialize';
import {pageWith} from '../../../lib/pages';
import {headingProblems} from '../../../content/contracts/headings';
import {linkProblems} from '../../../content/contracts/links';
import {wordProblems} from '../../../content/contracts/words';
import {anchorsOf, bodyOf, headingsOf, pagesById, textOf} from '../page-tools';

const model = loadGrpc();
const reference = grpcReference();
const pageAt = pagesById(reference.pages);

test('a landing, a page for each service and topic, one for the alpha services, and an index', () => {
  expect(reference.pages).toHaveLength(1 + 8 + 1 + topics.length + 1);
  expect(reference.pages.every((page) => reference.owns.some((folder) => page.id === folder || page.id.startsWith(`${folder}/`)))).toBe(
    true,
  );
});

test('every method has a section on its service page and a link on the landing', () => {
  for (const service of model.services) {
    expect(anchorsOf(pageAt(servicePage(service.name)))).toEqual(expect.arrayContaining(service.methods.map(({name}) => kebab(name))));
  }
  const landing = textOf(pageAt('references/fullnode-protocol'));
  for (const {name} of model.services.flatMap((service) => service.methods)) expect(landing).toContain(name);
});

test('the landing states the rate limit as all pages do', () => {
  expect(textOf(pageAt('references/fullnode-protocol'))).toContain(limits.publicEndpoint.text);
});

test('every message and enum has one section, with all fields and values', () => {
  const places = placesOfTypes(model);
  const home = (name: string): string => places.get(name)?.page ?? '';
  const anchors = reference.pages.flatMap((page) => anchorsOf(page).map((anchor) => `${page.id}#${anchor}`));
  for (const type of [...model.messages, ...model.enums]) {
    const place = `${home(type.name)}#${places.get(type.name)?.anchor ?? ''}`;
    expect([type.name, anchors.filter((anchor) => anchor === place)]).toEqual([type.name, [place]]);
  }
  for (const message of model.messages) {
    const text = textOf(pageAt(home(message.name)));
    for (const field of message.fields) expect(text).toContain(field.name);
  }
  for (const type of model.enums) {
    const text = textOf(pageAt(home(type.name)));
    for (const value of type.values) expect(text).toContain(value.name);
  }
});

test('the index names every message and enum', () => {
  const index = pageAt('references/fullnode-protocol/types/index');
  expect(index.slug).toBe('/references/fullnode-protocol/types');
  const rows = serializePage(index)
    .split('\n')
    .filter((line) => line.startsWith('| ['));
  expect(rows).toHaveLength(model.messages.length + model.enums.length);
});

test('our own texts keep the writing rules', () => {
  const own = [
    bodyOf(pageAt('references/fullnode-protocol')),
    ...topics.map((topic) => topic.intro),
    ...Object.values(serviceOverlays).flatMap((service) => [
      ...service.intro,
      ...Object.values(service.methods).flatMap((method) => [method.summary, ...(method.notes ?? [])]),
    ]),
    ...Object.values(words),
  ].map((text) => pageWith(text, 'docs/fixture.md'));
  expect(own.flatMap(wordProblems)).toEqual([]);
  expect(own.flatMap(headingProblems)).toEqual([]);
  expect(own.slice(0, 1).flatMap(linkProblems)).toEqual([]);
});

describe('the page of GetCoinInfo', () => {
  const page = pageAt('references/fullnode-protocol/state-service');

  test('has its parts in order', () => {
    const titles = headingsOf(page);
    expect(titles.slice(titles.indexOf('## GetCoinInfo'), titles.indexOf('## GetBalance'))).toEqual([
      '## GetCoinInfo',
      '### GetCoinInfoRequest',
      '### GetCoinInfoResponse',
    ]);
    expect(titles).toEqual(
      expect.arrayContaining(['## Other messages', '### CoinMetadata', '## Enums', '### DynamicField.DynamicFieldKind']),
    );
  });

  test('shows signature, examples and table', () => {
    const text = serializePage(page);
    expect(text).toContain('rpc GetCoinInfo(GetCoinInfoRequest) returns (GetCoinInfoResponse);');
    expect(text).toContain('```ts file="examples/ts/reference/grpc/get-coin-info.ts"\n```');
    expect(text).toContain(`grpcurl -d '{"coin_type": "0x2::sui::SUI"}' fullnode.testnet.sui.io:443 sui.rpc.v2.StateService/GetCoinInfo`);
    expect(text).toMatch(/\| `metadata` +\| 2 +\| optional \[`CoinMetadata`\]\(#coin-metadata\) +\|/);
  });
});

test('a stream says so', () => {
  const text = serializePage(pageAt('references/fullnode-protocol/subscription-service'));
  expect(text).toContain('returns (stream SubscribeEventsResponse);');
  expect(text).toContain('Server stream: one request');
  expect(text).toContain('\n[SubscribeEventsRequest]: #subscribe-events-request\n');
});

test.each([
  ['GetCoinInfo', 'get-coin-info'],
  ['suix_getCoins', 'suix-get-coins'],
  ['rpc.discover', 'rpc-discover'],
  ['JWKSet.IDValue', 'jwk-set-id-value'],
  ['ECMHLiveObjectSetDigest', 'ecmh-live-object-set-digest'],
])('%s stands in addresses as %s', (name, address) => {
  expect(kebab(name)).toBe(address);
});

test('compact JSON is JSON', () => {
  const value = {a: [1, 2, {b: 'x'.repeat(80)}], c: {}, d: [], e: null, 'f"': true};
  expect(JSON.parse(compactJson(value))).toEqual(value);
  expect(compactJson({a: [1, 2]})).toBe('{"a": [1, 2]}');
});
