import {readOptions} from '@site/src/staleness/options';
import {UsageError} from '@site/src/lib/usage-error';

test('takes a checkout and a file', () => {
  expect(readOptions(['--source', 'src', '--json', 'out.json', '--network'])).toEqual({source: 'src', json: 'out.json', network: true});
});

test.each([
  [['--sources', 'src'], 'There is no option "--sources". Did you mean "--source"?'],
  [['--source', 'nowhere'], 'there is no folder "nowhere"'],
  [['--source', 'package.json'], 'there is no folder "package.json"'],
  [['--source'], "Option '--source"],
  [['everything'], 'Unexpected argument'],
] as const)('%s is refused in one line', (args, message) => {
  const read = (): unknown => readOptions(args);
  expect(read).toThrow(UsageError);
  expect(read).toThrow(message);
  expect(read).not.toThrow('\n');
});
