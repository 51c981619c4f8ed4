import {accepted, badPages} from '../../fixtures/bad-input/pages';
import {badLinks, badSidebars, badVariables} from '../../fixtures/bad-input/modules';

const tried: [string, number][] = [
  ...Object.entries(badPages).map(([kind, rows]): [string, number] => [kind, rows.length]),
  ['sidebars', badSidebars.length],
  ['variables', badVariables.length],
  ['links', badLinks.length],
];
const refused = tried.reduce((sum, [, count]) => sum + count, 0);

test('at least 200 bad inputs are tried, and all are told in one clear line', () => {
  // pages.test.ts and modules.test.ts hold each row to its file, its line and its sentence.
  const rows = [...tried, ['refused, each clear', refused], ['accepted, each with its reason', accepted.length]];
  console.log(rows.map(([kind, count]) => `${String(count).padStart(4)}  ${kind}`).join('\n'));
  expect(refused).toBeGreaterThanOrEqual(200);
});

test('no two rows have one name', () => {
  for (const rows of Object.values(badPages)) expect(new Set(rows.map(({name}) => name)).size).toBe(rows.length);
});
