import {isSnippet, listedPages, pages} from '../lib/pages';
import {readFileSync} from 'node:fs';
import {importedNames} from '../../src/lib/imported-names';

/** The home page is no page of docs/. */
const home = readFileSync('src/site/home/Home.tsx', 'utf8');

test.each(pages.filter(isSnippet).map((snippet) => snippet.file))('%s is used by at least two pages', (file) => {
  const users = listedPages.filter((page) => [...importedNames(page.tree).values()].some(({module}) => module === `@site/${file}`));
  expect(users.length + (home.includes(`'@site/${file}'`) ? 1 : 0)).toBeGreaterThanOrEqual(2);
});

test('there is a snippet to check', () => {
  expect(pages.some(isSnippet)).toBe(true);
});
