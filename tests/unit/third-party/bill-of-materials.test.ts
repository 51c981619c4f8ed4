import {spawnSync} from 'node:child_process';
import {billOfMaterials, type Component} from '@site/src/third-party/bill-of-materials';
import {LockFile, type LockedPackage} from '@site/src/third-party/lock-file';

const lockOf = (packages: Readonly<Record<string, Partial<LockedPackage>>>): LockFile => new LockFile(JSON.stringify({packages}));

const lock = lockOf({
  '': {name: 'site', version: '0.1.0', license: 'Apache-2.0', dependencies: {a: '1', alias: 'npm:@real/b@1'}},
  'node_modules/a': {
    version: '1.0.0',
    license: '(MIT OR CC0-1.0)',
    integrity: `sha512-${Buffer.from('hash').toString('base64')}`,
    dependencies: {c: '1'},
    peerDependencies: {alias: '1', gone: '1'},
  },
  'node_modules/a/node_modules/c': {version: '1.0.0', license: 'SEE LICENSE IN TERMS', dependencies: {alias: '1'}},
  'node_modules/alias': {name: '@real/b', version: '1.0.0', license: 'MIT', dependencies: {c: '2'}},
  'node_modules/c': {version: '2.0.0', dependencies: {d: '1'}},
  'node_modules/d': {version: '1.0.0', dev: true},
});
const bill = billOfMaterials(lock, new Set(['node_modules/alias']));
const component = (ref: string): Component | undefined => bill.components.find((one) => one['bom-ref'] === ref);

test('names every package that is not for development only, with hash, license and address', () => {
  expect(bill.components.map((one) => one['bom-ref'])).toEqual(['@real/b@1.0.0', 'a@1.0.0', 'c@1.0.0', 'c@2.0.0']);
  expect(component('a@1.0.0')).toMatchObject({
    purl: 'pkg:npm/a@1.0.0',
    hashes: [{alg: 'SHA-512', content: '68617368'}],
    licenses: [{expression: '(MIT OR CC0-1.0)'}],
  });
  expect(component('@real/b@1.0.0')).toMatchObject({purl: 'pkg:npm/%40real/b@1.0.0', licenses: [{license: {id: 'MIT'}}]});
  expect(component('c@1.0.0')?.licenses).toEqual([{license: {name: 'SEE LICENSE IN TERMS'}}]);
  expect(component('c@2.0.0')).not.toHaveProperty('licenses');
});

test('tells what ships from what builds', () => {
  expect(bill.components.filter(({scope}) => scope === 'required').map(({name}) => name)).toEqual(['@real/b']);
});

test('finds dependencies as Node does, and leaves out what is not installed or for development', () => {
  expect(bill.dependencies).toEqual([
    {ref: 'site@0.1.0', dependsOn: ['@real/b@1.0.0', 'a@1.0.0']},
    {ref: '@real/b@1.0.0', dependsOn: ['c@2.0.0']},
    {ref: 'a@1.0.0', dependsOn: ['@real/b@1.0.0', 'c@1.0.0']},
    {ref: 'c@1.0.0', dependsOn: ['@real/b@1.0.0']},
    {ref: 'c@2.0.0', dependsOn: []},
  ]);
});

test('is the same twice: it has neither a number nor a time', () => {
  expect(billOfMaterials(lock, new Set(['node_modules/alias']))).toEqual(bill);
  expect(JSON.stringify(bill)).not.toMatch(/serialNumber|timestamp/);
});

describe("beside npm's own, of all packages", () => {
  interface NpmBill {
    components: (Omit<Component, 'scope'> & {scope: string})[];
    dependencies: {ref: string; dependsOn: string[]}[];
  }
  const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'];
  const npm = JSON.parse(spawnSync('npm', args, {encoding: 'utf8', maxBuffer: 64 * 1024 ** 2}).stdout) as NpmBill;
  const own = billOfMaterials(LockFile.read('.'), new Set());

  test('it says the same of each package', () => {
    const theirs = new Map(npm.components.map((one) => [one['bom-ref'], one]));
    const facts = (one: Omit<Component, 'scope'> | undefined): unknown => [one?.version, one?.purl, one?.hashes, one?.licenses];
    const different = own.components.filter((one) => JSON.stringify(facts(one)) !== JSON.stringify(facts(theirs.get(one['bom-ref']))));
    expect(own.components.length).toBeGreaterThan(1000);
    expect(different).toEqual([]);
  });

  test('it has the packages that the site itself asks for, which npm leaves out with --omit=dev', () => {
    expect(own.components.map(({name}) => name)).toEqual(expect.arrayContaining(['react', 'react-dom', 'zod', '@docusaurus/core']));
  });

  test('it sees the same dependencies', () => {
    const refs = new Set(own.components.map((one) => one['bom-ref']));
    const theirs = new Map(npm.dependencies.map(({ref, dependsOn}) => [ref, dependsOn.filter((one) => refs.has(one)).sort()]));
    expect(own.dependencies.slice(1).filter(({ref, dependsOn}) => JSON.stringify(dependsOn) !== JSON.stringify(theirs.get(ref)))).toEqual(
      [],
    );
  });
});
