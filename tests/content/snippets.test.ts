import {isSnippet, listedPages, pages} from '../lib/pages';
import {importsOf} from './contracts/imports';

test.each(pages.filter(isSnippet).map((snippet) => snippet.file))('%s is used by at least two pages', (file) => {
  const users = listedPages.filter((page) => importsOf(page).some(({source}) => source === `@site/${file}`));
  expect(users.length).toBeGreaterThanOrEqual(2);
});

test('there is a snippet to check', () => {
  expect(pages.some(isSnippet)).toBe(true);
});
