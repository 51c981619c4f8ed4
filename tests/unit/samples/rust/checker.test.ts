import {rustChecker} from '@site/src/samples/checkers/rust';
import {expectationsOf, fixtureSamples, foundIn, sampleOf} from '../../../lib/sample-fixtures';

const messagesOf = async (code: string): Promise<readonly string[]> =>
  (await rustChecker.check([sampleOf('rust', code)])).map(({message}) => message);

test('finds nothing in good code', async () => {
  const good = fixtureSamples('rust/good');
  expect(good.size).toBeGreaterThanOrEqual(3);
  expect(await rustChecker.check([...good.values()])).toEqual([]);
});

test('finds in each bad sample what it must, on its line', async () => {
  expect(await foundIn(rustChecker, fixtureSamples('rust/bad'))).toEqual(expectationsOf('rust/bad'));
});

test('suggests the crate that was meant', async () => {
  expect(await messagesOf('use sui_rcp::Client;')).toEqual([
    'the crate "sui_rcp" is unknown. Did you mean "sui_rpc"? A new crate is added to src/facts/rust-crates.ts.',
  ]);
});

test('says what to use instead of an old crate', async () => {
  expect(await messagesOf('use sui_sdk::SuiClient;')).toEqual([
    'samples do not use the crate "sui_sdk": use sui-rpc, sui-sdk-types and sui-transaction-builder.',
  ]);
});

test('places problems in the page', async () => {
  const sample = {...sampleOf('rust', 'fn a() {}\nfn b( {}'), page: 'docs/a.mdx', line: 20};
  expect(await rustChecker.check([sample])).toEqual([
    expect.objectContaining({page: 'docs/a.mdx', line: 21, checker: 'rust', code: 'RUST_SYNTAX'}),
  ]);
});

test('names the grammar', () => {
  expect(rustChecker.tool).toMatch(/@vscode\/tree-sitter-wasm \d+\.\d+\.\d+$/);
});
