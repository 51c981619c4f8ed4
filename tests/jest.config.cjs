const path = require('node:path');
const nightly = require('./jest/nightly.cjs');
const runByJest = require('./jest/run-by-jest.cjs');

const rootDir = path.resolve(__dirname, '..');
const compiled = [
  '@swc/jest',
  {
    jsc: {parser: {syntax: 'typescript', tsx: true}, transform: {react: {runtime: 'automatic'}}, target: 'es2022'},
    module: {type: 'commonjs'},
  },
];
const sources = '^(?!.*/node_modules/).*\\.(mjs|cjs|js|ts|tsx)$';
const packages = `/node_modules/(?!(?:${runByJest.map(({name}) => name).join('|')})/).*\\.(mjs|cjs|js)$`;

/**
 * Where our own files are. Jest looks at each file below its roots before it starts, once for each
 * project, and the other folders have tens of thousands.
 */
const roots = ['<rootDir>/src', '<rootDir>/tests', '<rootDir>/examples'];

/**
 * `npm test` sets TESTS=change, and leaves out what a night has time for; without it every file
 * that is named runs.
 */
const leftOut = process.env.TESTS === 'change' ? nightly.map(({file}) => `<rootDir>/${file}$`) : [];

const everyProject = {rootDir, roots, testPathIgnorePatterns: ['/node_modules/', ...leftOut]};

/**
 * Our own files are compiled; packages are loaded by Node, once for each worker, apart from a few.
 */
const inNode = {
  ...everyProject,
  testEnvironment: '<rootDir>/tests/jest/native-environment.cjs',
  transform: {[sources]: compiled, [packages]: '<rootDir>/tests/jest/native-packages.cjs'},
  transformIgnorePatterns: [],
  moduleNameMapper: {
    '^@docusaurus/Translate$': '<rootDir>/tests/fixtures/stubs/docusaurus-Translate.tsx',
    '^@site/(.*)$': '<rootDir>/$1',
  },
};

/**
 * React must find the page of the test among its globals, so packages are run by jest here; those
 * that it reads as they are stay so.
 */
const inPage = {
  ...everyProject,
  testEnvironment: 'jsdom',
  transform: {'\\.(mjs|cjs|js|ts|tsx)$': compiled},
  transformIgnorePatterns: ['/node_modules/(?:typescript|playwright-core|prettier|axe-core|@swc|@docusaurus|react|react-dom|jsdom)/'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/fixtures/stubs/css-module.ts',
    '^@docusaurus/(Link|router|theme-common|Translate|useBaseUrl|useBrokenLinks|useDocusaurusContext|useIsBrowser)$':
      '<rootDir>/tests/fixtures/stubs/docusaurus-$1.tsx',
    '^@generated/page-registry/default/(registry|slugs)\\.json$': '<rootDir>/tests/fixtures/stubs/$1.ts',
    '^@generated/error-decoder/default/data\\.json$': '<rootDir>/tests/fixtures/stubs/decoder-data.ts',
    '^@generated/error-decoder/default/texts-.*\\.json$': '<rootDir>/tests/fixtures/stubs/decoder-texts.ts',
    '^@theme/Icon/.*$': '<rootDir>/tests/fixtures/stubs/theme-Icon.tsx',
    '^@theme/(.*)$': '<rootDir>/tests/fixtures/stubs/theme-$1.tsx',
    '^@site/(.*)$': '<rootDir>/$1',
  },
};

/** @type {import('jest').Config} */
module.exports = {
  rootDir,
  roots,
  testSequencer: '<rootDir>/tests/jest/longest-first.cjs',
  projects: [
    {...inNode, displayName: 'unit', testMatch: ['<rootDir>/tests/unit/**/*.test.ts']},
    {...inPage, displayName: 'components', testMatch: ['<rootDir>/tests/unit/**/*.test.tsx']},
    {...inNode, displayName: 'samples', testMatch: ['<rootDir>/tests/samples/**/*.test.ts']},
    {...inNode, displayName: 'content', testMatch: ['<rootDir>/tests/content/**/*.test.ts']},
    {...inNode, displayName: 'site', testMatch: ['<rootDir>/tests/site/**/*.test.ts']},
    {
      ...inNode,
      displayName: 'browser',
      testMatch: ['<rootDir>/tests/browser/**/*.test.ts'],
      globalSetup: '<rootDir>/tests/browser/setup/global-setup.ts',
      globalTeardown: '<rootDir>/tests/browser/setup/global-teardown.ts',
      setupFilesAfterEnv: ['<rootDir>/tests/browser/setup/second-try.ts'],
    },
  ],
  // A guard against a test that hangs, far beyond what the slowest one needs on a busy machine.
  testTimeout: 600_000,
};
