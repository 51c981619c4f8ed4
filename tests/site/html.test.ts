import path from 'node:path';
import {htmlFiles} from '../lib/built-site';
import {htmlProblems, validate} from '../lib/html-problems';
import {ofEachKind} from '../lib/kinds-of-pages';

// html-all.test.ts looks at every page.

test('the validator sees a duplicate id and a wrong nesting', async () => {
  const report = await validate('<p id="a"><div id="a"></div></p>');
  expect(report.valid).toBe(false);
});

test('every folder has a page among those that are looked at', () => {
  expect(ofEachKind(htmlFiles()).length).toBeGreaterThan(100);
  expect(new Set(ofEachKind(htmlFiles()).map((file) => path.dirname(file)))).toEqual(
    new Set(htmlFiles().map((file) => path.dirname(file))),
  );
});

test.each(ofEachKind(htmlFiles()))('%s is valid', async (file) => {
  expect(await htmlProblems(file)).toEqual([]);
});
