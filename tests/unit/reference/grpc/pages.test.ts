import type {Heading} from 'mdast';
import {visit} from 'unist-util-visit';
import {limits} from '../../../../src/facts/limits';
import {grpcReference} from '../../../../src/reference/grpc';
import {compactJson} from '../../../../src/reference/compact-json';
import {loadGrpc} from '../../../../src/reference/grpc/load';
import {serviceOverlays} from '../../../../src/reference/grpc/overlay';
import {anchorOf, methodRoute, servicePage} from '../../../../src/reference/grpc/routes';
import {kebab} from '../../../../src/reference/kebab';
import {placesOfTypes} from '../../../../src/reference/grpc/places';
import {words} from '../../../../src/reference/grpc/words';
import {topics} from '../../../../src/reference/grpc/topics';
import type {ReferencePage} from '../../../../src/reference/page';
import {serializePage} from '../../../../src/reference/serialize';
import {pages as authored, pageWith} from '../../../lib/pages';
import {headingProblems} from '../../../content/contracts/headings';
import {linkProblems} from '../../../content/contracts/links';
import {wordProblems} from '../../../content/contracts/words';
import {anchorsOf, deadLinks, pageProblems, textOf} from './page-tools';

const model = loadGrpc();
const reference = grpcReference();
const byId = new Map(reference.pages.map((page) => [page.id, page]));
const pageAt = (id: string): ReferencePage => {
  const page = byId.get(id);
  if (!page) throw new Error(`no page ${id}`);
  return page;
};
const elsewhere = [...authored.map((page) => page.frontMatter.slug ?? `/${page.id}`), '/sui-api-ref'];

test('pages keep the contract of front matter, and no anchor stands twice', () => {
  expect(pageProblems(reference.pages)).toEqual([]);
});

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
  expect(deadLinks([index, ...reference.pages], elsewhere)).toEqual([]);
  const rows = serializePage(index)
    .split('\n')
    .filter((line) => line.startsWith('| ['));
  expect(rows).toHaveLength(model.messages.length + model.enums.length);
});

test('all links lead somewhere', () => {
  expect(deadLinks(reference.pages, elsewhere)).toEqual([]);
});

test('every page ends with the sources that it is generated from', () => {
  for (const page of reference.pages)
    expect(serializePage(page)).toMatch(/Generated from .* as compiled into @mysten\/sui 2\.\d+\.\d+\. .*\n$/);
});

test('our own texts keep the writing rules', () => {
  const own = [
    serializePage(pageAt('references/fullnode-protocol')).split('---\n\n').slice(1).join('---\n\n'),
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
    const titles: string[] = [];
    visit({type: 'root', children: [...page.body]}, 'heading', (node: Heading) => {
      titles.push(
        `${'#'.repeat(node.depth)} ${node.children
          .map((child) => ('value' in child && child.type === 'text' ? child.value : ''))
          .join('')
          .trim()}`,
      );
    });
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

test('routes', () => {
  expect(kebab('GetCoinInfo')).toBe('get-coin-info');
  expect(kebab('JWKSet.IDValue')).toBe('jwk-set-id-value');
  expect(anchorOf('sui.rpc.v2.Owner.OwnerKind')).toBe('owner-owner-kind');
  expect(methodRoute('StateService', 'GetBalance')).toBe('/references/fullnode-protocol/state-service#get-balance');
});

test('compact JSON is JSON', () => {
  const value = {a: [1, 2, {b: 'x'.repeat(80)}], c: {}, d: [], e: null, 'f"': true};
  expect(JSON.parse(compactJson(value))).toEqual(value);
  expect(compactJson({a: [1, 2]})).toBe('{"a": [1, 2]}');
});
