import type {Heading, Link, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {checkFrontMatter} from '../../../../src/page-contract/front-matter';
import {frameworkReference} from '../../../../src/reference/framework';
import {frameworkAbis} from '../../../../src/reference/framework/load';
import type {ReferencePage} from '../../../../src/reference/page';
import {serializePage} from '../../../../src/reference/serialize';

const reference = frameworkReference();
const pages = new Map(reference.pages.map((page) => [page.id, page]));
function pageOf(path: string): ReferencePage {
  const page = pages.get(`references/framework/${path}`);
  if (page === undefined) throw new Error(`no page ${path}`);
  return page;
}
const bodyOf = (path: string): RootContent[] => [...pageOf(path).body];

function anchorsOf(body: readonly RootContent[]): string[] {
  const anchors: string[] = [];
  visit({type: 'root', children: [...body]}, 'heading', ({children}: Heading) => {
    const last = children.at(-1);
    const anchor = last?.type === 'html' ? /^<!-- #(\S+) -->$/.exec(last.value)?.[1] : undefined;
    if (anchor !== undefined) anchors.push(anchor);
  });
  return anchors;
}

test('there is a page for every package, every module of the ABIs and every test-only module', () => {
  const published = frameworkAbis().flatMap(({info, modules}) => [info.name, ...modules.map(({name}) => `${info.name}/${name}`)]);
  const expected = [...published, 'std/unit_test', 'sui/test_scenario', 'sui/test_utils'];
  expect([...pages.keys()].sort()).toEqual(expected.map((id) => `references/framework/${id}`).sort());
  expect(pages.size).toBe(reference.pages.length);
});

test('every link leads to a page or an anchor that exists', () => {
  const anchors = new Map([...pages].map(([id, {body}]) => [id, new Set(anchorsOf(body))]));
  const broken: string[] = [];
  for (const [id, {body}] of pages) {
    visit({type: 'root', children: [...body]}, 'link', ({url}: Link) => {
      if (!url.startsWith('/')) return;
      const [page = '', anchor] = url.slice(1).split('#');
      // Pages that teach a module are authored; `uses.test.ts` knows them.
      const found =
        page === 'references/framework' ||
        !page.startsWith('references/') ||
        (anchor === undefined ? anchors.has(page) : anchors.get(page)?.has(anchor));
      if (!found) broken.push(`${id}: ${url}`);
    });
  }
  expect(broken).toEqual([]);
});

test('anchors are in lower case and unique on their page', () => {
  for (const {body} of pages.values()) {
    const anchors = anchorsOf(body);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(anchors.filter((anchor) => !/^(?:errors|example|test-only|(?:struct|enum|fun|macro)-[a-z0-9_]+)$/.test(anchor))).toEqual([]);
  }
});

test('every page keeps the front-matter contract and ends with its source', () => {
  for (const [id, page] of pages) {
    const text = serializePage(page);
    expect(checkFrontMatter(`docs/${id}.md`, text).title).toBe(page.title);
    expect(text.trimEnd().split('\n').at(-1)).toMatch(/^Generated from .*(?:@typemove\/sui \d|at commit [0-9a-f]{10})/);
  }
});

test('a module named as its package has a route of its own, not that of the folder', () => {
  expect([...pages.values()].filter(({slug}) => slug !== undefined).map(({id, slug}) => [id, slug])).toEqual(
    ['sui/sui', 'sui_system/sui_system', 'bridge/bridge'].map((id) => [`references/framework/${id}`, `/references/framework/${id}`]),
  );
});

test('the coin module, in structure', () => {
  const body = bodyOf('sui/coin');
  const titles = body.flatMap((node) =>
    node.type === 'heading' && node.depth === 2
      ? node.children.flatMap((child) => (child.type === 'text' ? [child.value.trim()] : [])).filter((title) => title !== '')
      : [],
  );
  expect(titles).toEqual(['Example', 'Structs', 'Public functions', 'Errors', 'Package functions', 'Test-only functions']);
  expect(anchorsOf(body)).toEqual(expect.arrayContaining(['struct-treasurycap', 'fun-mint', 'fun-deny_list_v2_add']));
  expect(pageOf('sui/coin').keywords).toEqual(expect.arrayContaining(['coin::TreasuryCap', 'treasury cap', '0x2::coin', 'coin::mint']));
  const text = serializePage(pageOf('sui/coin'));
  expect(text).toContain('```move linked\npublic fun mint<T>(cap: &mut TreasuryCap<T>, value: u64, ctx: &mut TxContext): Coin<T>\n```');
  expect(text).toContain('\n[TreasuryCap]: #struct-treasurycap\n[TxContext]: /references/framework/sui/tx_context#struct-txcontext\n');
  expect(text).toContain('\n[ascii::String]: /references/framework/std/ascii#struct-string\n');
});

test.each([
  ['std/vector', 'Macros', 'macro-zip_map_ref'],
  ['std/u64', 'Macros', 'macro-do_eq'],
  ['sui/address_alias', 'Entry functions', 'fun-enable'],
  ['sui/derived_object', 'Enums', 'enum-claimedstatus'],
  ['sui_system/validator_cap', 'Package functions', 'fun-into_verified'],
])('%s has the group %s', (id, title, anchor) => {
  const body = bodyOf(id);
  expect(serializePage(pageOf(id))).toContain(`\n## ${title}\n`);
  expect(anchorsOf(body)).toContain(anchor);
});

test('the headers of structs and enums lead to what their abilities mean', () => {
  expect(serializePage(pageOf('sui/coin'))).toContain('```move abilities\npublic struct Coin<phantom T> has key, store\n```');
});

test('a module without anything says so', () => {
  expect(serializePage(pageOf('sui/prover'))).toContain('It has no types and no functions');
});

test('DeepBook is marked as deprecated on every page', () => {
  const deepbook = [...pages.values()].filter(({id}) => id.startsWith('references/framework/deepbook'));
  expect(deepbook).toHaveLength(8);
  expect(deepbook.every(({status}) => status?.status === 'deprecated')).toBe(true);
});
