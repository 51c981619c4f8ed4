import {readOptions} from '@site/src/staleness/options';
import {UsageError} from '@site/src/lib/usage-error';

test('asks the registry and nothing else by default', () => {
  expect(readOptions([])).toEqual({registry: true, network: false, all: false, update: false, pins: {}});
});

test('takes a checkout, a file and pins', () => {
  expect(
    readOptions(['--source', 'src', '--json', 'out.json', '--network', '--pin', '@mysten/sui@2.20.4', '--pin', 'graphql@17.0.0']),
  ).toEqual({
    registry: true,
    network: true,
    all: false,
    update: false,
    source: 'src',
    json: 'out.json',
    pins: {'@mysten/sui': '2.20.4', graphql: '17.0.0'},
  });
});

test.each([
  [['--sources', 'src'], 'There is no option "--sources". Did you mean "--source"?'],
  [['--source', 'nowhere'], 'there is no folder "nowhere"'],
  [['--source', 'package.json'], 'there is no folder "package.json"'],
  [['--source'], "Option '--source"],
  [['--pin', '@mysten/sui'], 'it was given "@mysten/sui"'],
  [['--pin', 'a@latest'], 'exact version'],
  [['--pin', 'a@1.0.0', '--offline'], 'does not go with --offline'],
  [['--pin', 'a@1.0.0', '--update'], 'does not go with --update'],
  [['everything'], 'Unexpected argument'],
] as const)('%s is refused in one line', (args, message) => {
  const read = (): unknown => readOptions(args);
  expect(read).toThrow(UsageError);
  expect(read).toThrow(message);
  try {
    read();
  } catch (error) {
    expect((error as Error).message).not.toContain('\n');
  }
});
