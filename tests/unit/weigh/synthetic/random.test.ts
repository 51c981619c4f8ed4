import {createRandom} from '@site/src/weigh/synthetic/random';

test('the same seed gives the same series, another seed another one', () => {
  const series = (seed: number): number[] => {
    const random = createRandom(seed);
    return Array.from({length: 20}, () => random.below(1000));
  };
  expect(series(1)).toEqual(series(1));
  expect(series(1)).not.toEqual(series(2));
});

test('early entries are picked more often', () => {
  const random = createRandom(3);
  const picks = Array.from({length: 1000}, () => random.pickByRank(['a', 'b', 'c', 'd']));
  const count = (entry: string): number => picks.filter((pick) => pick === entry).length;
  expect([count('a') > count('b'), count('b') > count('d'), count('d') > 0]).toEqual([true, true, true]);
});

test('an empty list is an error', () => {
  expect(() => createRandom(1).pick([])).toThrow('empty list');
});
