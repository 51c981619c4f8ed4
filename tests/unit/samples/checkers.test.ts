import {checkers} from '@site/src/samples/checkers';
import type {Checker} from '@site/src/samples/sample';
import {expectationsOf, fixtureSamples, foundIn, sampleOf} from '../../lib/sample-fixtures';

function checkerOf(language: string): Checker {
  const checker = checkers.find(({languages}) => languages.includes(language));
  if (checker === undefined) throw new Error(`no checker has the language ${language}`);
  return checker;
}

describe.each([
  ['graphql', 'graphql'],
  ['mdx', 'mdx'],
  ['proto', 'protobuf'],
  ['python', 'python'],
  ['rust', 'rust'],
  ['sql', 'sql'],
])('%s', (folder, language) => {
  const checker = checkerOf(language);

  test('finds nothing in good samples', async () => {
    const good = fixtureSamples(`${folder}/good`);
    expect(good.size).toBeGreaterThan(0);
    expect(await checker.check([...good.values()])).toEqual([]);
  });

  test('finds in each bad sample what it must, on its line', async () => {
    expect(await foundIn(checker, fixtureSamples(`${folder}/bad`))).toEqual(expectationsOf(`${folder}/bad`));
  });

  test('names the release of its tool', () => {
    expect(checker.tool).toMatch(/\d+\.\d+\.\d+/);
  });
});

test.each([
  ['graphql', '{\n  chainIdentifer\n}', 'Cannot query field "chainIdentifer" on type "Query". Did you mean "chainIdentifier"?'],
  ['graphql', 'fragment A on PageInfo {\n  endCursor\n}', 'Mark a fence that only has fragments with "fragment".'],
  ['protobuf', 'message A {\n  strin\n}', "illegal token 'strin'."],
  ['python', 'a = 1\nprint "a"', 'Simple statements must be separated by newlines or semicolons.'],
  [
    'rust',
    'use sui_rcp::Client;',
    'the crate "sui_rcp" is unknown. Did you mean "sui_rpc"? A new crate is added to src/facts/rust-crates.ts.',
  ],
  ['rust', 'use sui_sdk::SuiClient;', 'samples do not use the crate "sui_sdk": use sui-rpc, sui-sdk-types and sui-transaction-builder.'],
  ['sh', 'sui client gas\nsui client gass', 'sui client has no subcommand "gass". Did you mean "gas"?'],
  ['sql', 'SELECT 1;\nSELEC 2;', 'syntax error at or near "SELEC".'],
])('a mistake in %s is told: %j', async (language, code, message) => {
  const [problem] = await checkerOf(language).check([sampleOf(language, code)]);
  expect(problem?.message).toContain(message);
});
