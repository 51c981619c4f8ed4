import {lockFileFor, readLock, type LockFile, type Manifest} from '@site/src/examples/download/lock-file';
import rootManifest from '../../../package.json';

const lock: LockFile = {
  name: 'all',
  lockfileVersion: 3,
  requires: true,
  packages: {
    '': {dependencies: {app: '1.0.0', other: '1.0.0'}, devDependencies: {tool: '2.0.0'}} as LockFile['packages'][string],
    'node_modules/app': {dependencies: {shared: '^1.0.0'}, optionalDependencies: {native: '1.0.0', absent: '1.0.0'}},
    'node_modules/app/node_modules/shared': {dependencies: {deep: '1.0.0'}},
    'node_modules/shared': {dev: true},
    'node_modules/deep': {},
    'node_modules/native': {optional: true},
    'node_modules/other': {},
    'node_modules/tool': {
      dev: true,
      dependencies: {shared: '^2.0.0', deep: '1.0.0'},
      peerDependencies: {app: '*', extra: '*'},
      peerDependenciesMeta: {extra: {optional: true}},
    },
  },
};

test('keeps what the manifest leads to, from where Node.js would find it', () => {
  const {name, packages} = lockFileFor({name: 'mine', dependencies: {app: '1.0.0'}}, lock);
  expect(name).toBe('mine');
  expect(Object.keys(packages)).toEqual([
    '',
    'node_modules/app',
    'node_modules/app/node_modules/shared',
    'node_modules/deep',
    'node_modules/native',
  ]);
  expect(packages['']).toEqual({name: 'mine', dependencies: {app: '1.0.0'}});
  expect(packages['node_modules/native']).toEqual({optional: true});
});

test('marks what is only for development, by this manifest', () => {
  const {packages} = lockFileFor({name: 'mine', dependencies: {other: '1.0.0'}, devDependencies: {tool: '2.0.0'}}, lock);
  expect(packages['node_modules/tool']).toMatchObject({dev: true});
  expect(packages['node_modules/shared']).toEqual({dev: true});
  expect(packages['node_modules/other']).toEqual({});
  // By way of a peer of the tool.
  expect(packages['node_modules/native']).toEqual({dev: true, optional: true});
});

test.each([
  ['another version', {app: '1.0.1'}, 'src/examples/lock/package.json:1: has 1.0.0 of app, and mine needs 1.0.1. Give both one version.'],
  ['a package that there is not', {gone: '1.0.0'}, 'src/examples/lock/package.json:1: has no version of gone'],
])('stops at %s', (_what, dependencies, message) => {
  expect(() => lockFileFor({name: 'mine', dependencies: dependencies}, lock)).toThrow(message);
});

test('stops where the lock file lacks what a package needs', () => {
  const broken = {...lock, packages: Object.fromEntries(Object.entries(lock.packages).filter(([place]) => place !== 'node_modules/deep'))};
  expect(() => lockFileFor({name: 'mine', dependencies: {app: '1.0.0'}}, broken)).toThrow('package-lock.json:1: lacks deep.');
});

describe('the lock file of all examples', () => {
  const {packages} = readLock('.');

  test('is that of the manifest beside it, whose versions are exact and those of this repository', () => {
    const {dependencies = {}, devDependencies = {}} = packages[''] as Pick<Manifest, 'dependencies' | 'devDependencies'>;
    const pins: Record<string, string> = {...rootManifest.dependencies, ...rootManifest.devDependencies};
    const named = Object.entries({...dependencies, ...devDependencies});
    expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    // Vite is in no test; the apps name its version.
    expect(named.filter(([name, version]) => name !== 'vite' && pins[name] !== version)).toEqual([]);
  });

  test('has a hash for every package, and no address but that of the registry that npm is set to', () => {
    const entries = Object.entries(packages as Record<string, {integrity?: string; resolved?: string}>).filter(([place]) => place !== '');
    expect(entries.length).toBeGreaterThan(50);
    expect(entries.filter(([, {integrity, resolved}]) => !integrity?.startsWith('sha512-') || resolved !== undefined)).toEqual([]);
  });
});
