import {findExcesses} from '@site/src/weigh/budgets';
import {growthFigure} from '@site/src/weigh/tasks/growth';
import type {Weight} from '@site/src/weigh/measure/weight';

const weight = (total: number): Weight => ({requests: 1, html: 0, css: 0, javascript: total, fonts: 0, other: 0, total, prefetch: 0});

test.each([
  [125_000, []],
  [
    125_001,
    [
      'growth of a docs page between 1000 and 2000 pages: 25.001 bytes per page of the site is above the budget of 25 bytes per page of the site',
    ],
  ],
  [90_000, []],
])('from 100,000 to %i bytes', (whole, expected) => {
  expect(findExcesses([growthFigure(weight(100_000), weight(whole), 2000, 25)])).toEqual(expected);
});
