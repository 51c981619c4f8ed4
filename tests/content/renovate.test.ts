import {readFileSync} from 'node:fs';
import {dependencies, devDependencies} from '../../package.json';

interface PackageRule {
  groupName?: string;
  matchDepNames?: string[];
}

interface RenovateConfig {
  rangeStrategy?: string;
  packageRules: PackageRule[];
}

const config = JSON.parse(readFileSync('.github/renovate.json', 'utf8')) as RenovateConfig;
const pins: Readonly<Record<string, string>> = {...dependencies, ...devDependencies};

/** Packages that belong together by their scope, and the group that has to name each of them. */
const scopes = {'@mysten/': 'Sui packages', '@typemove/': 'Sui packages', '@docusaurus/': 'Docusaurus and React'};

/** Packages that a rule names and package.json does not have. */
const stale = ({packageRules}: RenovateConfig, names: readonly string[]): string[] =>
  packageRules.flatMap(({matchDepNames = []}) => matchDepNames.filter((name) => !names.includes(name)));

/** Packages of a scope that its group leaves out. */
const forgotten = ({packageRules}: RenovateConfig, names: readonly string[]): string[] =>
  Object.entries(scopes).flatMap(([scope, group]) => {
    const grouped = packageRules.find(({groupName}) => groupName === group)?.matchDepNames ?? [];
    return names.filter((name) => name.startsWith(scope) && !grouped.includes(name));
  });

test('each package that Renovate has a rule for is in package.json', () => {
  expect(stale(config, Object.keys(pins))).toEqual([]);
});

test('each package of Sui and of Docusaurus is in its group', () => {
  expect(forgotten(config, Object.keys(pins))).toEqual([]);
});

test('versions stay exact', () => {
  expect(config.rangeStrategy).toBe('pin');
  const loose = Object.entries(pins).filter(([, version]) => !/^(?:npm:.+@)?\d+\.\d+\.\d+$/.test(version));
  expect(loose).toEqual([]);
});

describe('the checks see', () => {
  const broken: RenovateConfig = {packageRules: [{groupName: 'Sui packages', matchDepNames: ['@mysten/sui', '@mysten/gone']}]};
  const names = ['@mysten/sui', '@mysten/new', '@docusaurus/core', 'react'];

  test('a name that is no longer in package.json', () => {
    expect(stale(broken, names)).toEqual(['@mysten/gone']);
  });

  test('a package that was added to package.json alone', () => {
    expect(forgotten(broken, names)).toEqual(['@mysten/new', '@docusaurus/core']);
  });
});
