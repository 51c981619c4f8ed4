import {findExcesses} from '@site/src/weigh/budgets';
import {scoreFigures} from '@site/src/weigh/tasks/lighthouse';

const budgets = {performance: 98, accessibility: 100, 'best-practices': 100, seo: 100};
const full = {performance: 98, accessibility: 100, 'best-practices': 100, seo: 100};

test('full scores pass', () => {
  expect(findExcesses(scoreFigures(new Map([['guide', {scores: full, failed: []}]]), budgets))).toEqual([]);
});

test('a low score is named with its page and the audits that fail', () => {
  const scores = new Map([['guide', {scores: {...full, performance: 97, seo: 92}, failed: ['meta-description']}]]);
  expect(findExcesses(scoreFigures(scores, budgets))).toEqual([
    'performance of guide: 97 is below the budget of 98',
    'seo of guide (the page fails meta-description): 92 is below the budget of 100',
  ]);
});
