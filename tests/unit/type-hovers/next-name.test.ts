import {nextPlace} from '@site/src/type-hovers/next-name';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowDown', 1, 2],
  ['ArrowRight', 2, 2],
  ['ArrowLeft', 1, 0],
  ['ArrowUp', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Tab', 1, undefined],
  ['a', 1, undefined],
])('%s leads from %d to %p of three', (key, place, expected) => {
  expect(nextPlace(key, place, 3)).toBe(expected);
});
