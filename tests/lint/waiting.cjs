/**
 * What a test must not wait for, since it says nothing about what the test looks for: on a slow
 * machine it is too short, and on a fast one it is time lost.
 *
 * @type {readonly {selector: string, message: string}[]} as `no-restricted-syntax` takes them
 */
const pauses = [
  {
    selector: 'CallExpression[callee.property.name="waitForTimeout"]',
    message: 'A pause is too short on a slow machine: wait for what the test looks for, or hold a file back with a route.',
  },
  {
    selector: 'CallExpression[callee.name="setTimeout"]',
    message: 'A pause is too short on a slow machine: ask with eventually() of tests/lib/eventually.ts, or wait for an event.',
  },
  {
    selector: 'ImportDeclaration[source.value=/^(?:node:)?timers/]',
    message: 'A pause is too short on a slow machine: ask with eventually() of tests/lib/eventually.ts, or wait for an event.',
  },
  {
    selector: 'Literal[value="networkidle"]',
    message: 'A quiet network says nothing about a page whose scripts still compute: use open(), reload() or settle() of the reader.',
  },
];

const once =
  'This asks the page once, maybe too early: await eventually(() => …, expected) of tests/lib/eventually.ts asks until it holds.';

/** In an `expect`, what a page is asked for: as it is, or as a part of it. */
const oneShotReads = [
  'CallExpression[callee.name="expect"] > AwaitExpression.arguments',
  'CallExpression[callee.name="expect"] > MemberExpression.arguments > AwaitExpression',
  'CallExpression[callee.name="expect"] > CallExpression.arguments > MemberExpression > AwaitExpression',
].map((selector) => ({selector, message: once}));

/**
 * Files with a pause of their own, each with the reason.
 *
 * @type {readonly {file: string, reason: string}[]}
 */
const exceptions = [{file: 'tests/lib/eventually.ts', reason: 'it is the pause between two questions'}];

/** ESLint's configuration for the rules: pauses in all tests, reads in those in a browser. */
module.exports = [
  {
    files: ['tests/**/*.{ts,tsx}'],
    ignores: exceptions.map(({file}) => file),
    rules: {'no-restricted-syntax': ['error', ...pauses]},
  },
  {
    files: ['tests/browser/**/*.ts'],
    rules: {'no-restricted-syntax': ['error', ...pauses, ...oneShotReads]},
  },
];
module.exports.exceptions = exceptions;
