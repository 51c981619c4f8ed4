import {readFileSync} from 'node:fs';
import {listedPages} from '../lib/pages';
import {routesToCome} from './routes-to-come';

const missionRoutes = readFileSync('tests/fixtures/mission-routes.tsv', 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => line.split('\t')[1] ?? '');

const routes = new Set(listedPages.map((page) => page.frontMatter.slug ?? `/${page.id}`));
const missing = missionRoutes.filter((route) => !routes.has(route));

test('the list of the mission was read', () => {
  expect(missionRoutes.length).toBeGreaterThan(150);
  expect(missionRoutes.every((route) => route.startsWith('/'))).toBe(true);
});

test('every route of the mission exists, or is on the list of routes to come', () => {
  expect(missing.filter((route) => !routesToCome.some(({prefix}) => route.startsWith(prefix)))).toEqual([]);
});

test('the list of routes to come has no stale entry', () => {
  expect(routesToCome.filter(({prefix}) => !missing.some((route) => route.startsWith(prefix)))).toEqual([]);
});
