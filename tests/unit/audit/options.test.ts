import {readOptions} from '@site/src/audit/options';
import {UsageError} from '@site/src/lib/usage-error';

test('reads the command line', () => {
  expect(readOptions(['--only', '^/guides', '--workers', '3', '--site', 'other'])).toEqual({site: 'other', only: /^\/guides/, workers: 3});
  const {workers, ...rest} = readOptions([]);
  expect(rest).toEqual({site: 'build'});
  expect(workers).toBeGreaterThan(0);
});

test.each([
  [['--worker', '2'], 'There is no option "--worker". Did you mean "--workers"?'],
  [['--only', '('], '--only takes a regular expression.'],
  [['--workers', '0'], '--workers takes a number from 1; it was given "0".'],
  [['/guides'], "Unexpected argument '/guides'"],
])('%j is refused, with the usage', (args, message) => {
  const read = () => readOptions(args);
  expect(read).toThrow(UsageError);
  expect(read).toThrow(message);
  expect(read).toThrow('Usage: npm run audit:pages');
});
