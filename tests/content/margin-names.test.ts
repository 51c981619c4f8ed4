import {readFileSync} from 'node:fs';
import {sourceConstants} from '@site/src/reference/packages/constants';
import {pages, pageWith} from '../lib/pages';
import type {MoveInterface} from './deepbook/interface';
import {nameProblems, type Codes} from './deepbook/pages';

interface Abi {
  module: {
    name: string;
    datatypes: {name: string; fields?: {name: string}[]}[];
    functions: {name: string}[];
  };
}

const packages = ['deepbook_margin', 'margin_liquidation'] as const;

/**
 * What the package reference has of Margin and its vault, in the form that the checker of names
 * reads.
 */
const found: MoveInterface = {modules: new Set(), functions: new Map(), structs: new Map()};
const codes: Record<string, number> = {};

for (const name of packages) {
  const abis = JSON.parse(readFileSync(`src/reference/packages/abis/${name}.json`, 'utf8')) as Abi[];
  for (const {module} of abis) {
    found.modules.add(module.name);
    for (const each of module.functions)
      found.functions.set(`${module.name}::${each.name}`, {module: module.name, name: each.name, typeParameters: 0, parameters: []});
    for (const each of module.datatypes)
      found.structs.set(`${module.name}::${each.name}`, {
        module: module.name,
        name: each.name,
        fields: (each.fields ?? []).map((field) => ({name: field.name, type: ''})),
      });
  }
  for (const [module, constants] of Object.entries(sourceConstants[name] ?? {}))
    for (const [constant, {code}] of Object.entries(constants)) if (code !== undefined) codes[`${module}::${constant}`] = code;
}

const known: Codes = codes;
const marginPages = pages.filter(({id}) => id === 'standards/deepbook-margin' || id.startsWith('standards/deepbook-margin/'));

test('the interface and the codes were read', () => {
  expect(found.functions.size).toBeGreaterThan(150);
  expect(found.structs.size).toBeGreaterThan(40);
  expect(Object.keys(known).length).toBeGreaterThan(60);
  expect(marginPages.length).toBeGreaterThan(5);
});

test.each(marginPages.map((page) => [page.id, page] as const))('%s names what there is', (_id, page) => {
  expect(nameProblems(page, found, known)).toEqual([]);
});

test.each([
  ['a function', '| Function | Does |\n|---|---|\n| `pool_proxy::place_order` | trades |', 'no function of the interface'],
  ['a field of an event', '| Event | Fields |\n|---|---|\n| `tpsl::ConditionalOrderAdded` | `manager_id` |', 'has the fields'],
  ['a code', '| Error | Code |\n|---|---|\n| `tpsl::EInvalidCondition` | 2 |', 'has the code 1'],
])('%s that is wrong is found', (_what, body, expected) => {
  expect(nameProblems(pageWith(body), found, known).join('\n')).toContain(expected);
});
