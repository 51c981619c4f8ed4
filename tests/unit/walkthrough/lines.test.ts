import {linesOfRegion} from '@site/src/walkthrough/lines';
import {cutRegion} from '@site/src/lib/regions';

const file = `
// #region header
/// A lamp.
module lamp::lamp;

use sui::event;
// #endregion header

// #region all

fun on() {
    // #region body
    shine();

    stay();
    // #endregion body
}

// #endregion all
`;

test.each([
  ['header', 1, 4],
  ['body', 8, 10],
  ['all', 7, 11],
])('the region %s is lines %i to %i of the file that readers see', (region, from, to) => {
  expect(linesOfRegion(file, region)).toEqual({from, to});
  const shown = cutRegion(file)
    .split('\n')
    .slice(from - 1, to)
    .map((line) => line.trim());
  expect(shown).toEqual(
    cutRegion(file, region)
      .split('\n')
      .map((line) => line.trim()),
  );
});

test('an unknown region is refused', () => {
  expect(() => linesOfRegion(file, 'none')).toThrow('there is no region "none"; the file has: "header", "body", "all"');
});
