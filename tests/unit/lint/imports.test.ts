import {readdirSync} from 'node:fs';
import {cruiseImports} from '../../lint/cruise';
import {readImports} from '../../lint/room-imports';
import {findCycle, floors, importsOfRooms, rooms, sideways, top} from '../../lint/rooms';

const fixture = (name: string) => cruiseImports(`tests/fixtures/imports/${name}`);

describe('the rules for imports', () => {
  test('let a tree be whose imports go down, and sideways where that is listed', () => {
    const {imports, violations} = fixture('good');
    expect(violations).toEqual([]);
    expect(imports).toContainEqual({from: 'src/search/options.ts', to: 'src/registry/sections.ts'});
    expect(imports).toContainEqual({from: 'docusaurus.config.ts', to: 'src/site/navbar.ts'});
  });

  const broken = fixture('bad').violations.map(({rule, from, to}) => `${rule}: ${from} → ${to}`);

  test.each([
    ['an import from a floor above', 'upward: src/lib/upward.ts → src/registry/sections.ts'],
    ['an import of the configuration', 'upward: src/registry/upward-to-configuration.ts → docusaurus.config.ts'],
    ['an import of a room beside that is not listed', 'sideways: src/registry/sideways.ts → src/search/limit.ts'],
    ['a cycle, of which one half is a type', 'cycle: src/lib/even.ts → src/lib/odd.ts'],
    ['an import from tests/', 'tests: src/lib/uses-tests.ts → tests/helper.ts'],
    ['an import of a room that stands apart', 'apart: src/build/weighs.ts → src/weigh/main.ts'],
    ['an import of a feature by a room that stands apart', 'apart: src/weigh/main.ts → src/registry/sections.ts'],
  ])('see %s', (_what, violation) => {
    expect(broken).toContain(violation);
  });

  test('see nothing else in that tree', () => {
    expect(broken).toHaveLength(7);
  });
});

// That they break no rule `npm run lint:imports` sees.
describe('the imports of src/', () => {
  const edges = importsOfRooms(readImports());

  test('have no cycle between rooms', () => {
    expect(edges.length).toBeGreaterThan(20);
    expect(findCycle(edges)).toBeUndefined();
  });

  test('need each entry of the list of sideways imports in tests/lint/floors.cjs', () => {
    const stale = sideways.filter((entry) => !edges.some(({from, to}) => from === entry.from && to === entry.to));
    expect(stale).toEqual([]);
  });
});

test('the list of sideways imports names two rooms of one floor and a reason, and has no cycle', () => {
  for (const {from, to, reason} of sideways) {
    expect(floors.some((floor) => floor.rooms.includes(from) && floor.rooms.includes(to))).toBe(true);
    expect(reason).toMatch(/\.$/);
  }
  expect(findCycle(sideways)).toBeUndefined();
});

test('every room on a floor or apart is there', () => {
  const folders = readdirSync('src', {withFileTypes: true}).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
  expect([...rooms].sort()).toEqual(folders.sort());
});

test('imports of files are counted by their rooms', () => {
  expect(
    importsOfRooms([
      {from: 'src/search/options.ts', to: 'src/registry/sections.ts'},
      {from: 'src/search/indexing/collect-pages.ts', to: 'src/registry/sections.ts'},
      {from: 'src/search/plugin.ts', to: 'src/search/options.ts'},
      {from: 'sidebars.ts', to: 'src/site/sidebars/concepts.ts'},
      {from: 'src/facts/versions.ts', to: 'package.json'},
    ]),
  ).toEqual([
    {from: 'search', to: 'registry', count: 2},
    {from: top, to: 'site', count: 1},
  ]);
});

test('a cycle of rooms is found, wherever it starts', () => {
  const edge = (from: string, to: string) => ({from, to});
  const chain = [edge('site', 'search'), edge('search', 'registry'), edge('registry', 'lib'), edge('site', 'lib')];
  expect(findCycle(chain)).toBeUndefined();
  expect(findCycle([...chain, edge('lib', 'search')])).toEqual(['search', 'registry', 'lib', 'search']);
});
