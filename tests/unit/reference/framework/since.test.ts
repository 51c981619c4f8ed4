import {annotate} from '@site/src/reference/move/annotate';
import {loadFramework} from '@site/src/reference/framework/load';
import {joinOverlays} from '@site/src/reference/move/overlays';
import {arrivals, lastSnapshot} from '@site/src/reference/framework/since';
import {attachSince} from '@site/src/reference/framework/since/attach';
import {laterFacts} from '@site/src/reference/framework/since/later';
import {releaseOf} from '@site/src/reference/framework/since/releases';
import {sinceSentence} from '@site/src/reference/framework/since/sentence';
import type {LaterFact, PackageArrivals} from '@site/src/reference/framework/since/types';
import type {PackageEntry} from '@site/src/reference/move/model';
import {releases} from '@site/src/releases/releases';
import {functionOf, moduleOf, packageOf, sentence, structOf} from '../move/fixture';

const packages = annotate(
  [packageOf(moduleOf('coin', {functions: [functionOf('value'), functionOf('zero')], datatypes: [structOf('Coin')]}))],
  joinOverlays({sui: {coin: {summary: sentence, deprecatedFunctions: {zero: 'Use `value`.'}}}}),
  {},
);

const attach = (coin: PackageArrivals[string], facts: Readonly<Record<string, LaterFact>> = {}): PackageEntry[] =>
  attachSince(packages, {sui: {coin}}, facts);

test('modules, functions and types get their lines, and others none', () => {
  const [entry] = attach(
    {module: 51, functions: {'94': ['zero'], later: ['value']}, deprecated: {'96': ['zero']}},
    {'coin::value': {release: '1.71'}},
  );
  const module = entry?.modules[0];
  expect(module?.since).toBe('Since protocol version 51 (Sui 1.28).');
  expect(module?.functions.map(({since}) => since)).toEqual([
    'Since Sui 1.71.',
    'Since protocol version 94 (Sui 1.55); marked as deprecated since protocol version 96 (Sui 1.57).',
  ]);
  expect(module?.datatypes.map((type) => 'since' in type)).toEqual([false]);
});

test.each<[string, Parameters<typeof sinceSentence>, string | undefined]>([
  ['nothing', [undefined], undefined],
  ['a version without a release', [12], 'Since protocol version 12.'],
  ['something newer than all snapshots', ['later'], 'Added after protocol version 104.'],
  ['a flag that came later', [84, {mainnet: 94}], 'Since protocol version 84 (Sui 1.49); on Mainnet it works since protocol version 94.'],
  ['only a flag', ['later', {protocol: 130}], 'Since protocol version 130 (Sui 1.76).'],
  ['only a mark of deprecation', [undefined, {}, 52], 'Marked as deprecated since protocol version 52 (Sui 1.29).'],
])('%s', (_case, given, expected) => {
  expect(sinceSentence(...given)).toBe(expected);
});

test.each<[string, PackageArrivals[string], Readonly<Record<string, LaterFact>>, string]>([
  ['a function that is not there', {functions: {'94': ['gone']}}, {}, 'sui::coin::gone: a version for something that is not in the ABI'],
  ['a type that is not there', {types: {'94': ['Gone']}}, {}, 'sui::coin::Gone: a version for something that is not in the ABI'],
  ['a function twice', {functions: {'94': ['zero'], later: ['zero']}}, {}, 'sui::coin::zero: stands twice'],
  ['a version beyond the snapshots', {functions: {'999': ['zero']}}, {}, 'sui::coin: 999 is no protocol version from 4 to 104'],
  ['a module of such a version', {module: 2}, {}, 'sui::coin: 2 is no protocol version'],
  [
    'a function that is older than its module',
    {module: 94, functions: {'51': ['zero']}},
    {},
    'sui::coin::zero: is said to be as old as its module',
  ],
  ['a mark that the overlay lacks', {deprecated: {'94': ['value']}}, {}, 'sui::coin::value: a version for a mark of deprecation'],
  ['a mark of a module that the overlay lacks', {moduleDeprecated: 94}, {}, 'sui::coin: a version for a mark of deprecation'],
  ['a fact about nothing', {}, {'coin::gone': {release: '1.71'}}, 'sui::coin::gone: a fact about something that is not in the ABI'],
  [
    'a fact that a snapshot contradicts',
    {},
    {'coin::zero': {release: '1.71'}},
    'sui::coin::zero: a snapshot already says since when it is there',
  ],
])('%s stops the run', (_case, coin, facts, message) => {
  expect(() => attach(coin, facts)).toThrow(`src/reference/framework/since: ${message}`);
});

test('a module that is not there stops the run', () => {
  expect(() => attachSince(packages, {sui: {bag: {module: 94}}}, {})).toThrow('sui::bag: a version for a module that no ABI has');
});

test('the data fit the framework', () => {
  const dated = attachSince(loadFramework());
  const lines = dated.flatMap(({modules}) => modules.flatMap((module) => [module.since, ...module.functions.map(({since}) => since)]));
  expect(lines.filter((line) => line !== undefined).length).toBeGreaterThan(250);
  const find = (name: string, item?: string): string | undefined => {
    const module = dated.find(({info}) => info.name === 'sui')?.modules.find((each) => each.name === name);
    return item === undefined ? module?.since : module?.functions.find((each) => each.name === item)?.since;
  };
  expect(find('coin_registry')).toBe('Since protocol version 96 (Sui 1.57).');
  expect(find('scratch')).toBe('Since protocol version 130 (Sui 1.76).');
  expect(find('coin', 'deny_list_v2_add')).toBe('Since protocol version 52 (Sui 1.29).');
  expect(find('coin')).toBeUndefined();
  expect(find('poseidon')).toBe('Since protocol version 35 (Sui 1.17); on Mainnet it works since protocol version 108.');
  expect(find('bls12381', 'g1_add')).toBe('Since protocol version 36 (Sui 1.18); on Mainnet it works since protocol version 41.');
  expect(find('bls12381', 'g1_multi_scalar_multiplication')).toBe('Since protocol version 36 (Sui 1.18).');
});

test('releases rise with protocol versions and agree with the list of releases', () => {
  const known = Object.entries(releaseOf).map(([protocol, release]) => ({protocol: Number(protocol), release}));
  const minor = (release: string): number => Number(release.split('.')[0]) * 1000 + Number(release.split('.')[1]);
  const order = known.map(({release}) => minor(release));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  const listed = [...releases].sort((a, b) => minor(a.version) - minor(b.version));
  // From the list's first release on: the first one that brings the version, or a later one, is the
  // one that is named here.
  const wrong = known
    .filter(({protocol}) => protocol >= (listed[0]?.protocol ?? 0))
    .filter(({protocol, release}) => listed.find((each) => each.protocol >= protocol)?.version !== release);
  expect(wrong).toEqual([]);
});

test('every version that the data name has its release, but for the one that is in doubt', () => {
  const named = Object.values(arrivals).flatMap((modules) =>
    Object.values(modules).flatMap(({module, functions = {}, types = {}, deprecated = {}, moduleDeprecated}) => [
      module,
      moduleDeprecated,
      ...[functions, types, deprecated].flatMap((names) =>
        Object.keys(names)
          .filter((version) => version !== 'later')
          .map(Number),
      ),
    ]),
  );
  const versions = new Set(named.filter((version) => version !== undefined));
  expect(Math.max(...versions)).toBeLessThanOrEqual(lastSnapshot);
  expect([...versions].filter((version) => releaseOf[version] === undefined)).toEqual([12]);
});

test('what a release is said to bring stands among the changes of that release', () => {
  const claims = Object.entries(laterFacts).filter(([, {release}]) => release !== undefined);
  expect(claims.length).toBeGreaterThan(3);
  const missing = claims.filter(([place, {release}]) => {
    const [module = '', item = ''] = place.split('::');
    const changes = releases.find(({version}) => version === release)?.changes ?? [];
    return !changes.some(
      ({text, links}) => text.includes(item) && links.some((link) => link.startsWith(`references/framework/sui/${module}`)),
    );
  });
  expect(missing).toEqual([]);
});
