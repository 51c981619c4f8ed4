import {median} from '@site/src/weigh/median';

test.each([
  [[3], 3],
  [[9, 1, 4], 4],
  [[10, 2, 30, 4], 7],
])('of %j it is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('of no values there is none', () => {
  expect(() => median([])).toThrow('There is no median of no values.');
});
