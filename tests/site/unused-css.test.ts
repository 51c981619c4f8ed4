import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Parser} from 'htmlparser2';
import {htmlFiles} from '../lib/built-site';

const read = (folder: string): string =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');

const before = read('.docusaurus/unused-css');
const after = read('build/assets/css');

/** Names of the classes that a style sheet has rules for. */
const classesOf = (css: string): Set<string> => new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));

/** Classes in use whose rules a style sheet had before it was reduced, and has no more. */
function lostClasses(used: Iterable<string>, whole: string, reduced: string): string[] {
  const [had, has] = [classesOf(whole), classesOf(reduced)];
  return [...used].filter((name) => had.has(name) && !has.has(name));
}

test('the check sees a class that lost its rules', () => {
  const whole = '.menu{top:0} @media print{.menu .menu__link--active:hover{top:1px}} .badge{top:2px}';
  const reduced = '.menu{top:0}';
  expect(lostClasses(['menu', 'menu__link--active', 'without-rules'], whole, whole)).toEqual([]);
  expect(lostClasses(['menu', 'menu__link--active', 'without-rules'], whole, reduced)).toEqual(['menu__link--active']);
});

test("the theme's own rules come after Infima's, and win over them", () => {
  const order = [...after.matchAll(/@layer (docusaurus\.[\w-]+)/g)].map(([, layer]) => layer);
  expect(order.indexOf('docusaurus.infima')).toBe(0);
  expect(order.indexOf('docusaurus.theme-classic')).toBeGreaterThan(0);
});

test('every class of every built page has its rules', () => {
  const used = new Set<string>();
  for (const file of htmlFiles()) {
    const note = ({class: names}: Readonly<Record<string, string>>): void => {
      for (const name of names?.split(/\s+/) ?? []) used.add(name);
    };
    new Parser({
      onopentag: (_name, attributes) => {
        note(attributes);
      },
    }).end(readFileSync(file, 'utf8'));
  }
  expect(used.size).toBeGreaterThan(100);
  expect(lostClasses(used, before, after)).toEqual([]);
});

test('every custom property that a rule uses is set, where it was set before', () => {
  const namesIn = (css: string, pattern: RegExp): Set<string> => new Set([...css.matchAll(pattern)].map(([, name]) => name ?? ''));
  const setIn = (css: string): Set<string> => namesIn(css, /(--[\w-]+)\s*:/g);
  const used = [...namesIn(after, /var\(\s*(--[\w-]+)/g)];
  expect(used.length).toBeGreaterThan(50);
  expect(used.filter((name) => setIn(before).has(name) && !setIn(after).has(name))).toEqual([]);
});
