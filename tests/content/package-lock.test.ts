import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {engines as ownEngines} from '../../package.json';

interface LockedPackage {
  /** Where npm takes it from; without it from the registry that npm is set to. */
  resolved?: string;
  /** Hash of what it takes. */
  integrity?: string;
  optionalDependencies?: Record<string, string>;
  /** Set where nothing that ships needs the package. */
  dev?: boolean;
  engines?: {node?: string};
  /** Set where it would run something when it is installed. */
  hasInstallScript?: boolean;
}

type LockedPackages = Readonly<Record<string, LockedPackage>>;

// The package has no types of its own.
const semver = createRequire(__filename)('semver') as {
  minVersion: (range: string) => {version: string} | null;
  satisfies: (version: string, range: string) => boolean;
};

const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {packages: LockedPackages};
const nameOf = (place: string): string => place.replace(/^.*node_modules\//, '');

/**
 * Optional packages (one for each platform, as a rule) that a lock file's packages ask for and that
 * it does not have.
 */
function missingOptional(packages: LockedPackages): string[] {
  const names = new Set(Object.keys(packages).map(nameOf));
  const wanted = Object.values(packages).flatMap((locked) => Object.keys(locked.optionalDependencies ?? {}));
  return [...new Set(wanted)].filter((name) => !names.has(name));
}

test('the check sees a platform that is missing', () => {
  expect(
    missingOptional({
      'node_modules/tool': {optionalDependencies: {'tool-linux': '1.0.0', 'tool-mac': '1.0.0'}},
      'node_modules/tool-linux': {},
    }),
  ).toEqual(['tool-mac']);
});

test('package-lock.json has the packages of every platform, without which "npm ci" refuses it', () => {
  expect(missingOptional(packages)).toEqual([]);
});

const registry = 'https://registry.npmjs.org/';

/**
 * Packages that npm would take from anywhere but the registry, or without comparing what it got
 * with a hash.
 */
const unproven = (locked: LockedPackages): string[] =>
  Object.entries(locked)
    .filter(([place]) => place !== '')
    .flatMap(([place, {resolved, integrity}]) => [
      ...(resolved === undefined || resolved.startsWith(registry) ? [] : [`${place}: not from ${registry}`]),
      ...(integrity?.startsWith('sha512-') ? [] : [`${place}: has no SHA-512`]),
    ]);

test('the check sees a package of another host, and one without a hash', () => {
  expect(
    unproven({
      'node_modules/right': {resolved: `${registry}right/-/right-1.0.0.tgz`, integrity: 'sha512-abc'},
      'node_modules/other': {resolved: 'https://example.com/other.tgz', integrity: 'sha512-abc'},
      'node_modules/bare': {},
    }),
  ).toEqual([`node_modules/other: not from ${registry}`, 'node_modules/bare: has no SHA-512']);
});

test('every package comes from one registry, and with a hash', () => {
  expect(unproven(packages)).toEqual([]);
});

describe('packages that would run a script when they are installed', () => {
  const withScripts = (locked: LockedPackages): string[] =>
    Object.entries(locked).flatMap(([place, {hasInstallScript = false}]) => (hasInstallScript ? nameOf(place) : []));

  /**
   * What differs between a lock file and the comments of .npmrc, which say why each script is not
   * needed.
   */
  function scriptProblems(locked: LockedPackages, text: string): string[] {
    const listed = [...text.matchAll(/^# (\S+): ./gm)].map(([, name = '']) => name);
    const found = withScripts(locked);
    return [
      ...found.filter((name) => !listed.includes(name)).map((name) => `${name} has a script, and .npmrc gives no reason to leave it out`),
      ...listed.filter((name) => !found.includes(name)).map((name) => `${name} is in .npmrc and has no script`),
    ];
  }

  test('the check sees one that is not on the list, one without a reason, and one that has no script any more', () => {
    const locked: LockedPackages = {'node_modules/bare': {hasInstallScript: true}, 'node_modules/@a/new': {hasInstallScript: true}};
    expect(scriptProblems(locked, '# None runs: a reason.\n# old: a reason.\n# bare:\nignore-scripts=true\n')).toEqual([
      'bare has a script, and .npmrc gives no reason to leave it out',
      '@a/new has a script, and .npmrc gives no reason to leave it out',
      'old is in .npmrc and has no script',
    ]);
  });

  test('are those of the list, and npm is told to run none', () => {
    expect(scriptProblems(packages, readFileSync('.npmrc', 'utf8'))).toEqual([]);
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
    expect(readFileSync('Dockerfile', 'utf8')).toMatch(/^COPY .*\.npmrc .*\nRUN npm ci/m);
  });
});

/**
 * Development packages that ask for a newer Node.js than this repository does, by why that does no
 * harm. npm warns of each, and the README says so.
 */
const newerNodeDeclared: Readonly<Record<string, readonly string[]>> = {
  'Read as sources of references and as types; what samples run of them is tested on the oldest Node.js too': [
    '@mysten/deepbook-v3',
    '@mysten/sui',
    '@wallet-standard/app',
    '@wallet-standard/base',
    '@wallet-standard/core',
    '@wallet-standard/errors',
    '@wallet-standard/features',
    '@wallet-standard/ui',
    '@wallet-standard/ui-compare',
    '@wallet-standard/ui-core',
    '@wallet-standard/ui-features',
    '@wallet-standard/ui-registry',
    '@wallet-standard/wallet',
  ],
  'Comes with a command line of @mysten/codegen or @typemove/sui that is never run here': ['commander', 'cosmiconfig'],
  'Drives Firefox in tests/browser/engines, which run on the oldest Node.js too': ['@puppeteer/browsers', 'puppeteer-core'],
};

/** Packages that ship to browsers and ask for a newer Node.js, by why that does no harm. */
const newerNodeShipped: Readonly<Record<string, readonly string[]>> = {
  'Runs in browsers; what samples run of it is tested on the oldest Node.js too': ['@mysten/sui'],
  'Runs in browsers; reads the schema and checks queries in builds and tests on the oldest Node.js too': ['graphql'],
};

/**
 * Names of packages that do not allow a version of Node.js: those for development only, or those
 * that the site runs on.
 */
const refusing = (locked: LockedPackages, node: string, forDevelopment: boolean): string[] => [
  ...new Set(
    Object.entries(locked)
      .filter(([place, {dev = false}]) => place !== '' && dev === forDevelopment)
      .filter(([, {engines}]) => engines?.node !== undefined && !semver.satisfies(node, engines.node))
      .map(([place]) => nameOf(place)),
  ),
];

describe('the oldest Node.js that package.json allows', () => {
  const oldest = semver.minVersion(ownEngines.node)?.version ?? '';

  test('the check sees a package that needs a newer one', () => {
    const locked: LockedPackages = {
      '': {engines: {node: '>=22'}},
      'node_modules/old': {engines: {node: '>=6.0.0 <23'}},
      'node_modules/either': {engines: {node: '^20.19 || >=22.12'}},
      'node_modules/new': {engines: {node: '>=20.20'}},
      'node_modules/old/node_modules/new': {dev: true, engines: {node: '>=22'}},
    };
    expect(refusing(locked, '20.19.0', false)).toEqual(['new']);
    expect(refusing(locked, '20.19.0', true)).toEqual(['new']);
    expect(refusing(locked, '22.12.0', false)).toEqual([]);
  });

  test('is refused, of the packages that are not for development only, by those that are listed with a reason', () => {
    expect(oldest).toBe('20.19.0');
    expect(refusing(packages, oldest, false).sort()).toEqual(Object.values(newerNodeShipped).flat().sort());
  });

  test('is refused only by development packages that are listed with a reason', () => {
    expect(refusing(packages, oldest, true).sort()).toEqual(Object.values(newerNodeDeclared).flat().sort());
  });
});
