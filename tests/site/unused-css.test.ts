import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Parser} from 'htmlparser2';
import {htmlFiles} from '../lib/built-site';
import {classesOf, lostClasses} from '../lib/css-classes';

const read = (folder: string): string =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');

const before = read('.docusaurus/unused-css');
const after = read('build/assets/css');

/** Classes that a page gets in the browser, by what the reader does there; tests/browser does these things. */
const ofStates: Readonly<Record<string, readonly string[]>> = {
  'the menu on a phone': [
    'navbar-sidebar',
    'navbar-sidebar--show',
    'navbar-sidebar__items',
    'navbar-sidebar__backdrop',
    'navbar-sidebar__close',
  ],
  'a category that opens': ['menu__list-item--collapsed', 'menu__link--sublist-caret', 'menu__caret'],
  'a tab': ['tabs__item', 'tabs__item--active'],
  'the part of a page in view': ['table-of-contents__link--active'],
};

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

test.each(Object.entries(ofStates))('%s has its rules', (_state, names) => {
  const had = classesOf(before);
  expect(names.filter((name) => !had.has(name))).toEqual([]);
  expect(lostClasses(names, before, after)).toEqual([]);
});

test('every custom property that a rule uses is set, where it was set before', () => {
  const namesIn = (css: string, pattern: RegExp): Set<string> => new Set([...css.matchAll(pattern)].map(([, name]) => name ?? ''));
  const setIn = (css: string): Set<string> => namesIn(css, /(--[\w-]+)\s*:/g);
  const used = [...namesIn(after, /var\(\s*(--[\w-]+)/g)];
  expect(used.length).toBeGreaterThan(50);
  expect(used.filter((name) => setIn(before).has(name) && !setIn(after).has(name))).toEqual([]);
});

test('rules that nothing uses do not ship', () => {
  const unused = ['avatar__photo', 'badge--success', 'col--offset-1'];
  const had = classesOf(before);
  const has = classesOf(after);
  expect(unused.filter((name) => !had.has(name))).toEqual([]);
  expect(unused.filter((name) => has.has(name))).toEqual([]);
});
