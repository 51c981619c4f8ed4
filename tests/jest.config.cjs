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

/** Packages of the unified family are ES modules only; jest reads CommonJS, so everything is compiled. */
const common = {
  rootDir,
  transform,
  transformIgnorePatterns: [
    '/node_modules/(?!.*(unified|remark|mdast|micromark|unist|hast|vfile|bail|trough|zwitch|ccount|devlop|is-plain-obj|decode-named|character-|escape-string-regexp|markdown-table|longest-streak|estree-util|stringify-entities|parse-entities|is-alphanumerical|is-alphabetical|is-decimal|is-hexadecimal|property-information|space-separated|comma-separated))',
  ],
};

/** @type {import('jest').Config} */
module.exports = {
  rootDir,
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: ['<rootDir>/tests/unit/**/*.test.ts'],
      testEnvironment: 'node',
      moduleNameMapper: {'^@site/(.*)$': '<rootDir>/$1'},
    },
    {
      ...common,
      displayName: 'components',
      testMatch: ['<rootDir>/tests/unit/**/*.test.tsx'],
      testEnvironment: 'jsdom',
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/tests/fixtures/stubs/css-module.ts',
        '^@docusaurus/(Link|router|useBaseUrl)$': '<rootDir>/tests/fixtures/stubs/docusaurus-$1.tsx',
        '^@generated/page-registry/default/registry\\.json$': '<rootDir>/tests/fixtures/stubs/registry.ts',
        '^@theme/(.*)$': '<rootDir>/tests/fixtures/stubs/theme-$1.tsx',
        '^@site/(.*)$': '<rootDir>/$1',
      },
    },
    {
      ...common,
      displayName: 'content',
      testMatch: ['<rootDir>/tests/content/**/*.test.ts'],
      testEnvironment: 'node',
      moduleNameMapper: {'^@site/(.*)$': '<rootDir>/$1'},
    },
    {
      ...common,
      displayName: 'site',
      testMatch: ['<rootDir>/tests/site/**/*.test.ts'],
      testEnvironment: 'node',
      moduleNameMapper: {'^@site/(.*)$': '<rootDir>/$1'},
    },
    {
      ...common,
      displayName: 'browser',
      testMatch: ['<rootDir>/tests/browser/**/*.test.ts'],
      testEnvironment: 'node',
      globalSetup: '<rootDir>/tests/browser/setup/global-setup.ts',
      moduleNameMapper: {'^@site/(.*)$': '<rootDir>/$1'},
    },
  ],
  testTimeout: 120_000,
};
