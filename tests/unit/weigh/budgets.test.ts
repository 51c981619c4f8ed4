import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findExcesses, readBudgets} from '@site/src/weigh/budgets';
import {pageTypeNames} from '@site/src/weigh/page-types';

let directory: string;

beforeAll(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'budgets-'));
});

afterAll(() => {
  rmSync(directory, {recursive: true});
});

function packageFile(weight: unknown): string {
  const file = path.join(directory, 'package.json');
  writeFileSync(file, JSON.stringify({weight}));
  return file;
}

const good = {
  pages: Object.fromEntries(pageTypeNames.map((name) => [name, 200])),
  median: 185,
  search: {given: {firstResult: 80, furtherQuery: 25}, typed: {firstResult: 100, furtherQuery: 60}},
  growth: 25,
  lighthouse: {performance: 98, accessibility: 100, 'best-practices': 100, seo: 100},
};

test('budgets come from package.json', () => {
  expect(readBudgets(packageFile(good))).toEqual(good);
});

test("this project's own budgets are complete, and none is above the line that must hold", () => {
  const {pages, median, search, growth} = readBudgets();
  // The glossary has every definition of the site on one page.
  expect(Object.entries(pages).filter(([name, limit]) => limit > (name === 'glossary' ? 212 : 200))).toEqual([]);
  const {given, typed} = search;
  expect([median <= 185, growth <= 25]).toEqual([true, true]);
  expect([given.firstResult, typed.firstResult].filter((limit) => limit > 150)).toEqual([]);
  expect([given.furtherQuery, typed.furtherQuery].filter((limit) => limit > 60)).toEqual([]);
});

test.each([
  ['none', undefined, 'holds no complete budgets'],
  ['a page type that does not exist', {...good, pages: {...good.pages, gude: 200}}, 'gude'],
  ['a missing page type', {...good, pages: {home: 200}}, 'pages.guide'],
  ['a search that is only given', {...good, search: {given: good.search.given}}, 'search.typed'],
  ['no median', {...good, median: undefined}, 'median'],
  ['a text', {...good, growth: '25 bytes'}, 'growth'],
  ['a score above 100', {...good, lighthouse: {...good.lighthouse, seo: 101}}, 'lighthouse.seo'],
])('%s is refused', (_name, weight, expected) => {
  expect(() => readBudgets(packageFile(weight))).toThrow(expected);
});

test('figures within their budgets pass, on the line too', () => {
  expect(
    findExcesses([
      {name: 'guide', value: 200, limit: 200, unit: ' kB'},
      {name: 'seo', value: 100, limit: 100, unit: '', atLeast: true},
    ]),
  ).toEqual([]);
});

test('a figure outside is named with its budget', () => {
  expect(
    findExcesses([
      {name: 'guide', value: 200.001, limit: 200, unit: ' kB'},
      {name: 'home', value: 100, limit: 200, unit: ' kB'},
      {name: 'seo', value: 99, limit: 100, unit: '', atLeast: true},
    ]),
  ).toEqual(['guide: 200.001 kB is above the budget of 200 kB', 'seo: 99 is below the budget of 100']);
});
