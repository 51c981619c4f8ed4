const Sequencer = require('@jest/test-sequencer').default;

/**
 * The files that take longest, the longest first: the summary of `npm test` lists them. One that
 * began last would run on alone, with the other cores idle.
 */
const longest = [
  'tests/browser/run-packages.test.ts',
  'tests/browser/baselines.test.ts',
  'tests/browser/search-panel.test.ts',
  'tests/browser/search.test.ts',
  'tests/browser/run-edit.test.ts',
  'tests/browser/accessibility.test.ts',
  'tests/browser/budgets.test.ts',
  'tests/site/bad-input.test.ts',
  'tests/site/build.test.ts',
  'tests/site/html.test.ts',
  'tests/site/search.test.ts',
  'tests/site/keep-assets.test.ts',
  'tests/site/build-cache.test.ts',
  'tests/samples/downloads.test.ts',
  'tests/browser/engines.test.ts',
  'tests/site/pseudo-locale.test.ts',
  'tests/site/search-figures.test.ts',
  'tests/site/docusaurus-changes.test.ts',
];

/**
 * Starts the longest files first. Jest by itself knows only how long files took on the same machine
 * before, and on a new one it goes by their size; the rest is in its order.
 */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const place = ({path}) => longest.findIndex((file) => path.endsWith(`/${file}`));
    const listed = tests.filter((test) => place(test) !== -1).sort((one, other) => place(one) - place(other));
    return [...listed, ...super.sort(tests.filter((test) => place(test) === -1))];
  }
};

module.exports.longest = longest;
