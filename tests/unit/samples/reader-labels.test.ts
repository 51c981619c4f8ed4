import {versions} from '@site/src/facts/versions';
import {readerLabel} from '@site/src/samples/reader-labels';

const meta = {fragment: false, output: false};

test.each([
  ['a Move module', 'move', 'module a::b;', meta, `Compiled with Sui Move ${versions.moveCompiler}`],
  ['a fragment in the page', 'move', 'let x = 1;', {...meta, fragment: true}, `Parsed with Sui Move ${versions.moveCompiler}`],
  [
    'a fragment of a file',
    'move',
    'let x = 1;',
    {...meta, fragment: true, file: 'a.move'},
    `Compiled with Sui Move ${versions.moveCompiler}`,
  ],
  ['TypeScript', 'ts', '', meta, `Type-checked against @mysten/sui ${versions.suiTypeScriptSdk}`],
  [
    'an app with a wallet',
    'tsx',
    "import {useWallets} from '@mysten/dapp-kit-react';",
    meta,
    `Type-checked against @mysten/dapp-kit-react ${versions.dappKitReact} and @mysten/sui ${versions.suiTypeScriptSdk}`,
  ],
  [
    'a module of an SDK',
    'ts',
    "import type {Wallet} from '@mysten/wallet-standard/types';",
    meta,
    `Type-checked against @mysten/wallet-standard ${versions.walletStandard} and @mysten/sui ${versions.suiTypeScriptSdk}`,
  ],
  ['a sui command', 'sh', 'cd a\nsui move build', meta, `Checked against the sui ${versions.suiCli} command line`],
  ['another command', 'sh', 'brew install sui', meta, undefined],
  ['data', 'json', '{}', meta, undefined],
  [
    'the body of a method',
    'json',
    '{}',
    {...meta, method: 'sui_getObject'},
    `Checked against the types of @mysten/sui ${versions.suiTypeScriptSdk}`,
  ],
  ['output', 'text', '', {...meta, output: true}, undefined],
  ['an unchecked sample', 'move', '', {...meta, unchecked: 'why'}, undefined],
])('%s', (_name, language, code, words, expected) => {
  expect(readerLabel(language, code, words)).toBe(expected);
});

test('the imports of a region are those of its file', () => {
  const file = "import {deepbook} from '@mysten/deepbook-v3';\n\nconst a = 1;\n";
  expect(readerLabel('ts', 'const a = 1;', {...meta, file: 'examples/ts/a.ts', region: 'a'}, file)).toBe(
    `Type-checked against @mysten/deepbook-v3 ${versions.deepbookV3} and @mysten/sui ${versions.suiTypeScriptSdk}`,
  );
});

test('a language that nobody decided about is an error', () => {
  expect(() => readerLabel('cobol', '', meta)).toThrow('has no label for the language "cobol"');
});
