import {statSync} from 'node:fs';
import path from 'node:path';
import {htmlFiles} from '../lib/built-site';
import {htmlProblems, validate} from '../lib/html-problems';

/** Pages of one folder are of one kind, so of each the first and the longest stand for all: html-all.test.ts has the others. */
function ofEachKind(files: readonly string[]): string[] {
  const size = (file: string): number => statSync(file).size;
  return [...new Set(files.map((file) => path.dirname(file)))].flatMap((folder) => {
    const [first = '', ...rest] = files.filter((file) => path.dirname(file) === folder);
    const longest = rest.reduce((one, other) => (size(other) > size(one) ? other : one), first);
    return [...new Set([first, longest])];
  });
}

test('the validator sees a duplicate id and a wrong nesting', async () => {
  const report = await validate('<p id="a"><div id="a"></div></p>');
  expect(report.valid).toBe(false);
});

test('every folder has a page among those that are looked at', () => {
  expect(ofEachKind(htmlFiles).length).toBeGreaterThan(100);
  expect(new Set(ofEachKind(htmlFiles).map((file) => path.dirname(file)))).toEqual(new Set(htmlFiles.map((file) => path.dirname(file))));
});

test.each(ofEachKind(htmlFiles))('%s is valid', async (file) => {
  expect(await htmlProblems(file)).toEqual([]);
});
