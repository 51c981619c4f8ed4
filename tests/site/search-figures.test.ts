import {asked, secondWriter, thirdWriter, type Asked} from '../search/asked';
import {draw, keptAside} from '../search/draw';
import {ours} from '../search/engines/ours';
import {scoreOf} from '../search/score';

const {tune, aside} = draw(asked, keptAside);

/**
 * The least share of queries with a right page first, and among the first three. They stand a
 * little below what was measured, so that a page more does not fail the suite, and a worse ranking
 * does. Raise them when search becomes better. Measured after the answers were judged anew, more
 * strictly, by somebody who did not ask the search: 89/97, 82/96, 92/96 and 76/91 %.
 */
const floors: readonly [string, readonly Asked[], {first: number; firstThree: number}][] = [
  ['to tune on', tune, {first: 0.87, firstThree: 0.96}],
  ['kept aside', aside, {first: 0.81, firstThree: 0.94}],
  ['by a second writer', secondWriter, {first: 0.9, firstThree: 0.95}],
  ['by a third writer', thirdWriter, {first: 0.73, firstThree: 0.88}],
];

test.each(floors)('the queries %s are answered as well as they were', async (_set, queries, floor) => {
  const {first, firstThree} = await scoreOf(queries, ours);
  expect(first).toBeGreaterThanOrEqual(floor.first);
  expect(firstThree).toBeGreaterThanOrEqual(floor.firstThree);
});

test('an engine that finds nothing falls below every floor', async () => {
  for (const [, queries, floor] of floors) {
    const {first, firstThree} = await scoreOf(queries, () => Promise.resolve([]));
    expect(first).toBeLessThan(floor.first);
    expect(firstThree).toBeLessThan(floor.firstThree);
  }
});
