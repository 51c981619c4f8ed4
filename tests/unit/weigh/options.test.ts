import {readTask} from '@site/src/weigh/options';
import {pageTypeNames} from '@site/src/weigh/page-types';
import {UsageError} from '@site/src/lib/usage-error';

test.each([
  [[], {mode: 'pages', site: 'build', pages: pageTypeNames}],
  [['--page', 'guide', '--page', 'cli', '--site', 'other'], {mode: 'pages', site: 'other', pages: ['guide', 'cli']}],
  [['--search'], {mode: 'search', site: 'build'}],
  [['--lighthouse', '--site', 'other'], {mode: 'lighthouse', site: 'other'}],
  [['--synthetic', '2000'], {mode: 'synthetic', size: 2000}],
  [['--compare'], {mode: 'compare', size: 1000}],
  [['--compare', '--pages', '80'], {mode: 'compare', size: 80}],
])('%j', (args, task) => {
  expect(readTask(args)).toEqual(task);
});

test.each([
  [['--page', 'gide'], 'There is no page type "gide". Did you mean "guide"?'],
  [['--serch'], 'There is no option "--serch". Did you mean "--search"?'],
  [['--budget=3'], 'There is no option "--budget=3".'],
  [['guide'], "Unexpected argument 'guide'"],
  [['--synthetic'], "'--synthetic <value>' argument missing"],
  [['--synthetic', 'many'], '--synthetic takes an even number of pages from 40; it was given "many".'],
  [['--synthetic', '41'], '--synthetic takes an even number of pages from 40; it was given "41".'],
  [['--compare', '--pages', '0'], '--pages takes an even number of pages from 40; it was given "0".'],
  [['--search', '--compare'], 'One run has one task; it was given --search and --compare.'],
  [['--search', '--page', 'guide'], '--page does not go with --search.'],
  [['--search', '--pages', '80'], '--pages goes with --compare alone.'],
  [['--synthetic', '80', '--site', 'build'], '--site does not go with --synthetic, which builds its own sites.'],
])('%j is refused, with the usage', (args, message) => {
  const read = () => readTask(args);
  expect(read).toThrow(UsageError);
  expect(read).toThrow(message);
  expect(read).toThrow('Usage: npm run weigh');
});
