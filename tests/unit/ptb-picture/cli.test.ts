import {readCli} from '@site/src/ptb-picture/cli/read';
import {describe as inWords} from '@site/src/ptb-picture/words';
import {pictureTexts} from '@site/src/ptb-picture/built-texts';
import {wordsIn} from '@site/src/texts/built/words';

const words = wordsIn('en', pictureTexts);

test('reads commands, inputs and results of a sui client ptb', () => {
  const script = `export TILL=0x1
sui client ptb \\
  --move-call "$PACKAGE_ID::till::lend" "<0x2::sui::SUI>" "@$TILL" 1000000000 \\
  --assign lent \\
  --move-call 0x2::pay::keep "<$COIN>" lent.0 lent.1 'some(3)' "'text'" \\
  --gas-budget 5`;
  expect(readCli(script)).toEqual({
    inputs: [
      {kind: 'object', text: '$TILL'},
      {kind: 'pure', text: '1,000,000,000'},
      {kind: 'pure', text: 'some(3)'},
      {kind: 'pure', text: '"text"'},
    ],
    commands: [
      {
        name: 'till::lend',
        types: ['SUI'],
        arguments: [
          {role: 'argument', source: {input: 0}},
          {role: 'argument', source: {input: 1}},
        ],
      },
      {
        name: '0x2::pay::keep',
        types: ['$COIN'],
        arguments: [
          {role: 'argument', source: {result: {command: 0, index: 0}}},
          {role: 'argument', source: {result: {command: 0, index: 1}}},
          {role: 'argument', source: {input: 2}},
          {role: 'argument', source: {input: 3}},
        ],
      },
    ],
    names: {'0.0': 'lent.0', '0.1': 'lent.1'},
  });
});

test('says each command in words', () => {
  const picture = readCli('sui client ptb --split-coins gas "[500]" --assign coin --transfer-objects "[coin, gas]" @0xb0b --summary');
  expect(inWords(picture, words)).toEqual([
    'Command 0, SplitCoins, takes gas coin as coin and 500 as amount. It gives coin (0) to command 1.',
    'Command 1, TransferObjects, takes coin (0) as object, gas coin as object and 0xb0b as recipient.',
  ]);
});

test('reads the other commands, values with a name, and a withdrawal', () => {
  const picture = readCli(`sui client ptb --assign amount 7 --make-move-vec "<u64>" "[amount, 8]" \\
    --merge-coins @0xc1 "[@0xc2]" --publish first_package --assign cap --upgrade first_package cap \\
    --move-call 0x2::coin::redeem_funds "<0x2::sui::SUI>" "withdrawal(250000000)"`);
  expect(inWords(picture, words)).toEqual([
    'Command 0, MakeMoveVec<u64>, takes 7 as element and 8 as element.',
    'Command 1, MergeCoins, takes 0xc1 as target and 0xc2 as coin.',
    'Command 2, Publish, takes no arguments. It gives cap (2) to command 3.',
    'Command 3, Upgrade, takes cap (2) as object.',
    'Command 4, 0x2::coin::redeem_funds<SUI>, takes withdrawal 250,000,000 SUI.',
  ]);
});

test.each([
  ['no such command', 'sui client gas', 'the sample has none'],
  ['two of them', 'sui client ptb --publish a\nsui client ptb --publish b', 'the sample has 2'],
  ['a command that the CLI does not know', 'sui client ptb --splt-coins gas', 'Did you mean "--split-coins"?'],
  ['no commands', 'sui client ptb --summary', 'nothing to draw'],
  ['a result of nothing', 'sui client ptb --assign a --merge-coins a "[gas]"', 'is not there yet'],
])('refuses %s', (_name, script, problem) => {
  expect(() => readCli(script)).toThrow(problem);
});
