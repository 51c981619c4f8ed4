const path = require('node:path');

const rootDir = path.resolve(__dirname, '..');
const transform = {
  '\\.(mjs|cjs|js|ts|tsx)$': [
    '@swc/jest',
    {
      jsc: {parser: {syntax: 'typescript', tsx: true}, transform: {react: {runtime: 'automatic'}}, target: 'es2022'},
      module: {type: 'commonjs'},
    },
  ],
};

/**
 * Packages of the unified family are ES modules only, and jest reads CommonJS: packages are compiled too, apart from
 * large ones that are CommonJS already.
 */
const transformIgnorePatterns = ['/node_modules/(?:typescript|playwright-core|prettier|axe-core|@swc|@docusaurus|react|react-dom|jsdom)/'];
const moduleNameMapper = {'^@site/(.*)$': '<rootDir>/$1'};
const common = {rootDir, transform, transformIgnorePatterns};

/** @type {import('jest').Config} */
module.exports = {
  rootDir,
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: ['<rootDir>/tests/unit/**/*.test.ts'],
      testEnvironment: 'node',
      moduleNameMapper,
    },
    {
      ...common,
      displayName: 'components',
      testMatch: ['<rootDir>/tests/unit/**/*.test.tsx'],
      testEnvironment: 'jsdom',
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/tests/fixtures/stubs/css-module.ts',
        '^@docusaurus/(Link|router|useBaseUrl)$': '<rootDir>/tests/fixtures/stubs/docusaurus-$1.tsx',
        '^@generated/page-registry/default/(registry|slugs)\\.json$': '<rootDir>/tests/fixtures/stubs/$1.ts',
        '^@theme/Icon/.*$': '<rootDir>/tests/fixtures/stubs/theme-Icon.tsx',
        '^@theme/(.*)$': '<rootDir>/tests/fixtures/stubs/theme-$1.tsx',
        '^@site/(.*)$': '<rootDir>/$1',
      },
    },
    {
      ...common,
      displayName: 'samples',
      testMatch: ['<rootDir>/tests/samples/**/*.test.ts'],
      testEnvironment: 'node',
      moduleNameMapper,
    },
    {
      ...common,
      displayName: 'content',
      testMatch: ['<rootDir>/tests/content/**/*.test.ts'],
      testEnvironment: 'node',
      moduleNameMapper,
    },
    {
      ...common,
      displayName: 'site',
      testMatch: ['<rootDir>/tests/site/**/*.test.ts'],
      testEnvironment: 'node',
      moduleNameMapper,
    },
    {
      ...common,
      displayName: 'browser',
      testMatch: ['<rootDir>/tests/browser/**/*.test.ts'],
      testEnvironment: 'node',
      globalSetup: '<rootDir>/tests/browser/setup/global-setup.ts',
      globalTeardown: '<rootDir>/tests/browser/setup/global-teardown.ts',
      moduleNameMapper,
    },
  ],
  testTimeout: 120_000,
};
