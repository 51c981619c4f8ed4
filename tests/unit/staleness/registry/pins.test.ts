import {readOutdated, RegistryError} from '@site/src/staleness/registry/npm';
import {comparePins, readPins, suiPackages, taughtPins} from '@site/src/staleness/registry/pins';
import {compareVersions} from '@site/src/staleness/registry/versions';
import packageJson from '../../../../package.json';

test('pins are the exact versions of a manifest', () => {
  const manifest = {dependencies: {a: '1.0.0', b: 'npm:c@2.0.0'}, devDependencies: {d: '3.1.0'}};
  expect(readPins(JSON.stringify(manifest))).toEqual({a: '1.0.0', d: '3.1.0'});
});

test('every package of which pages are made is pinned', () => {
  const pins = readPins(JSON.stringify(packageJson));
  expect(suiPackages.filter((name) => !(name in pins))).toEqual([]);
});

test('a package of ours that is behind has aged; a tool that is behind is for Renovate', () => {
  const newest = new Map([
    ['@mysten/sui', '2.33.1'],
    ['@mysten/bcs', '1.9.0'],
    ['jest', '31.0.0'],
  ]);
  expect(comparePins({'@mysten/sui': '2.20.4', '@mysten/bcs': '2.1.2', jest: '30.0.0'}, newest)).toMatchObject([
    {subject: '@mysten/sui', state: 'stale', stated: '2.20.4', found: '2.33.1'},
    {subject: '@mysten/bcs', state: 'fresh'},
    {state: 'note', stated: 'jest 30.0.0', found: '31.0.0'},
  ]);
});

test('a package that pages teach without installing it has aged as well, and raises no pin', () => {
  const [name = '', stated = ''] = Object.entries(taughtPins)[0] ?? [];
  expect(comparePins({[name]: stated}, new Map([[name, '99.0.0']]))).toMatchObject([
    {area: 'taught', subject: name, state: 'stale', stated, found: '99.0.0', places: ['src/facts']},
  ]);
  const pins = readPins(JSON.stringify(packageJson));
  expect(Object.keys(taughtPins).filter((taught) => taught in pins)).toEqual([]);
});

test('releases are compared by number', () => {
  expect(compareVersions('2.10.0', '2.9.1')).toBeGreaterThan(0);
  expect(compareVersions('1.9.9', '2.0.0')).toBeLessThan(0);
  expect(compareVersions('2.0.7', '2.0.7')).toBe(0);
});

test('what npm says is read, and an error of npm is told apart', () => {
  expect(readOutdated('')).toEqual(new Map());
  expect(readOutdated('{"a": {"current": "1.0.0", "latest": "2.0.0"}}')).toEqual(new Map([['a', '2.0.0']]));
  expect(() => readOutdated('{"error": {"code": "ENOTFOUND"}}')).toThrow(RegistryError);
});
