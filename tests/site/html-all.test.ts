import {htmlFiles} from '../lib/built-site';
import {htmlProblems} from '../lib/html-problems';

test.each(htmlFiles())('%s is valid', async (file) => {
  expect(await htmlProblems(file)).toEqual([]);
});
