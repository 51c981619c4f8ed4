import {exitCodeOf, finding, unasked} from '@site/src/staleness/finding';

const fresh = finding('pins', 'a', 'fresh');
const stale = finding('pins', 'b', 'stale');
const note = finding('people', 'c', 'note');
const closed = unasked('network', 'mainnet', 'no answer');

test.each([
  [[fresh, note], 0],
  [[], 0],
  [[fresh, stale, closed], 1],
  [[fresh, closed, note], 2],
] as const)('%#: the exit code', (findings, code) => {
  expect(exitCodeOf(findings)).toBe(code);
});
