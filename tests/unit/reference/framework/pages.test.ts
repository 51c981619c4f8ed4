import {frameworkReference} from '../../../../src/reference/framework';
import {frameworkAbis} from '../../../../src/reference/framework/load';
import type {ReferencePage} from '../../../../src/reference/page';
import {serializePage} from '../../../../src/reference/serialize';
import {anchorsOf, headingsOf, pagesById} from '../page-tools';

const reference = frameworkReference();
const pageById = pagesById(reference.pages);
const pageOf = (path: string): ReferencePage => pageById(`references/framework/${path}`);

test('there is a page for every package, every module of the ABIs and every test-only module', () => {
  const published = frameworkAbis().flatMap(({info, modules}) => [info.name, ...modules.map(({name}) => `${info.name}/${name}`)]);
  const expected = [...published, 'std/unit_test', 'sui/test_scenario', 'sui/test_utils'];
  expect(reference.pages.map(({id}) => id).sort()).toEqual(expected.map((id) => `references/framework/${id}`).sort());
});

test('a module named as its package has a route of its own, not that of the folder', () => {
  expect(reference.pages.filter(({slug}) => slug !== undefined).map(({id, slug}) => [id, slug])).toEqual(
    ['sui/sui', 'sui_system/sui_system', 'bridge/bridge'].map((id) => [`references/framework/${id}`, `/references/framework/${id}`]),
  );
});

test('the coin module, in structure', () => {
  const titles = headingsOf(pageOf('sui/coin')).filter((title) => title.startsWith('## '));
  const parts = ['Example', 'Structs', 'Public functions', 'Errors', 'Package functions', 'Test-only functions'];
  expect(titles).toEqual(parts.map((part) => `## ${part}`));
  expect(anchorsOf(pageOf('sui/coin'))).toEqual(expect.arrayContaining(['struct-treasurycap', 'fun-mint', 'fun-deny_list_v2_add']));
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
  expect(serializePage(pageOf(id))).toContain(`\n## ${title}\n`);
  expect(anchorsOf(pageOf(id))).toContain(anchor);
});

test('the headers of structs and enums lead to what their abilities mean', () => {
  expect(serializePage(pageOf('sui/coin'))).toContain('```move abilities\npublic struct Coin<phantom T> has key, store\n```');
});

test('a module without anything says so', () => {
  expect(serializePage(pageOf('sui/prover'))).toContain('It has no types and no functions');
});

test('DeepBook is marked as deprecated on every page', () => {
  const deepbook = reference.pages.filter(({id}) => id.startsWith('references/framework/deepbook'));
  expect(deepbook).toHaveLength(8);
  expect(deepbook.every(({status}) => status?.status === 'deprecated')).toBe(true);
});
