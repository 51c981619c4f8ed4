import {frameworkReference} from '../../../../src/reference/framework';
import {loadFramework} from '../../../../src/reference/framework/load';
import {packagesReference} from '../../../../src/reference/packages';
import {loadPackages, packageAbis} from '../../../../src/reference/packages/load';
import {packages} from '../../../../src/reference/packages/packages';
import {serializePage} from '../../../../src/reference/serialize';
import {pagesById} from '../page-tools';

const framework = loadFramework();
const entries = loadPackages();
const reference = packagesReference(entries, framework);
const pageById = pagesById(reference.pages);
const textOf = (path: string): string => serializePage(pageById(`references/packages/${path}`));

test('there is a page for every package and for every module of the ABIs', () => {
  const expected = packageAbis().flatMap(({info, modules}) => [info.name, ...modules.map(({name}) => `${info.name}/${name}`)]);
  expect(reference.pages.map(({id}) => id).sort()).toEqual(expected.map((id) => `references/packages/${id}`).sort());
});

test('two types whose names differ in case alone have anchors of their own', () => {
  const text = textOf('suins/suins');
  expect(text).toContain('### `SUINS` <!-- #struct-suins-2 -->');
  expect(text).toContain('### `SuiNS` <!-- #struct-suins -->');
  expect(text).toContain('\n[SuiNS]: #struct-suins\n');
});

test('the framework keeps its pages to itself: types of other packages are on none of them', () => {
  const text = frameworkReference(framework).pages.map(serializePage).join('\n');
  expect(text).not.toContain('references/packages/');
});

test('types lead to their own pages, to other packages and to the framework', () => {
  const text = textOf('deepbook_margin/margin_manager');
  expect(text).toContain('\n[MarginManager]: #struct-marginmanager\n');
  expect(text).toContain('\n[MarginPool]: /references/packages/deepbook_margin/margin_pool#struct-marginpool\n');
  expect(text).toContain('\n[Pool]: /references/packages/deepbook/pool#struct-pool\n');
  expect(text).toContain('\n[Coin]: /references/framework/sui/coin#struct-coin\n');
  expect(text).toContain('PriceInfoObject');
});

test('a package says where it is, and what its source has ahead of the networks', () => {
  const text = textOf('deepbook');
  expect(text).toMatch(/\| Mainnet \| Version 8, [^|]+ \| `0x0e735f8c93a9/);
  expect(text).toMatch(/\| Mainnet \| Version 1: [^|]+ \| `0x2c8d603bc513/);
  expect(text).toMatch(/\| Testnet \| What `@mysten\/deepbook-v3 [\d.]+` calls \| `0x22be4cade64b/);
  expect(text).toContain('[`pool::place_post_only_limit_order`](/references/packages/deepbook/pool#fun-place_post_only_limit_order)');
  expect(textOf('kiosk')).toMatch(/\| Mainnet \| The lowest price[^|]+ \| `0x34cc6762780f/);
});

test('functions that a package names as unpublished are there', () => {
  const named = packages.flatMap((info) => info.unpublished.map((name) => `${info.name}::${name}`));
  const there = packageAbis().flatMap(({info, modules}) =>
    modules.flatMap((module) => module.functions.map(({name}) => `${info.name}::${module.name}::${name}`)),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !there.includes(name))).toEqual([]);
});

test('a code that differs on Mainnet is told for both', () => {
  expect(textOf('deepbook/pool')).toMatch(/\| `11` on Mainnet, `10` in newer versions +\| `EPackageVersionDisabled` +\|/);
  const differing = entries.flatMap(({modules}) =>
    modules.flatMap(({errors}) => errors.filter((error) => error.codeOnMainnet !== undefined)),
  );
  expect(differing).toHaveLength(13);
});
