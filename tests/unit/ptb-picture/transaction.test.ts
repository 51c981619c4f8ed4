import {pictureTexts} from '@site/src/ptb-picture/built-texts';
import type {Drawn} from '@site/src/ptb-picture/transaction/drawn';
import {readTransaction} from '@site/src/ptb-picture/transaction/read';
import {runTransaction} from '@site/src/ptb-picture/transaction/run';
import {describe as inWords} from '@site/src/ptb-picture/words';
import {wordsIn} from '@site/src/texts/built/words';

const words = wordsIn('en', pictureTexts);
const inline = async (code: string): Promise<string[]> =>
  inWords(readTransaction(await runTransaction({kind: 'inline', code}), false), words);

/** As `Transaction.getData()` gives it, in its JSON form. */
const drawn = (data: unknown, more: Partial<Drawn> = {}): Drawn => ({
  data: data as Drawn['data'],
  values: {},
  names: {},
  results: {},
  ...more,
});

const split = {
  inputs: [{$kind: 'Pure', Pure: {bytes: 'AQAAAAAAAAA='}}],
  commands: [
    {$kind: 'SplitCoins', SplitCoins: {coin: {$kind: 'GasCoin', GasCoin: true}, amounts: [{$kind: 'Input', Input: 0}]}},
    {
      $kind: 'TransferObjects',
      TransferObjects: {objects: [{$kind: 'NestedResult', NestedResult: [0, 0]}], address: {$kind: 'Result', Result: 0}},
    },
  ],
};

test('reads what getData gives; a value that nobody recorded is its bytes, and one result is one', () => {
  expect(readTransaction(drawn(split, {values: {0: 'u64 1'}, results: {'0': 'coin'}}))).toEqual({
    inputs: [
      {kind: 'pure', text: 'u64 1'},
      {kind: 'gas', text: ''},
    ],
    commands: [
      {
        name: 'SplitCoins',
        types: [],
        arguments: [
          {role: 'coin', source: {input: 1}},
          {role: 'amount', source: {input: 0}},
        ],
      },
      {
        name: 'TransferObjects',
        types: [],
        arguments: [
          {role: 'object', source: {result: {command: 0}}},
          {role: 'to', source: {result: {command: 0}}},
        ],
      },
    ],
    names: {'0': 'coin'},
  });
  expect(readTransaction(drawn(split)).inputs[0]?.text).toBe('0x0100000000000000');
});

test.each([
  ['the name of a result that nobody uses', drawn(split, {results: {'1': 'x'}}), 'result 1 has a name'],
  ['the name of an object that there is not', drawn(split, {names: {'0xbe': 'bench'}}), '0xbe has a name'],
  ['no commands', drawn({inputs: [], commands: []}), 'nothing to draw'],
  ['an unknown intent', drawn({inputs: [], commands: [{$kind: '$Intent', $Intent: {name: 'X', inputs: {}, data: {}}}]}), 'the intent X'],
])('refuses %s', (_name, data, problem) => {
  expect(() => readTransaction(data)).toThrow(problem);
});

test('runs a sample of a page, up to where it sends the transaction', async () => {
  const code = `const [coin] = tx.splitCoins(tx.gas, [1_000_000n]);
tx.moveCall({target: \`\${packageId}::till::pay\`, arguments: [tx.object(objectId), coin!, tx.pure.string('tip'), tx.object.clock()]});
tx.add((part) => part.transferObjects([part.coin({balance: 5n})], recipient));
await client.signAndExecuteTransaction({transaction: tx, signer: keypair});
tx.transferObjects([tx.gas], recipient);`;
  expect(await inline(code)).toEqual([
    'Command 0, SplitCoins, takes gas coin as coin and u64 1,000,000 as amount. It gives result 0.0 to command 1.',
    'Command 1, till::pay, takes objectId, result 0.0, "tip" and Clock.',
    'Command 2, tx.coin<SUI>, takes 5 as amount. It gives result 2 to command 3.',
    'Command 3, TransferObjects, takes result 2 as object and recipient as recipient.',
  ]);
}, 60_000);

test('says why a sample cannot be run', async () => {
  const jobs = [
    {kind: 'inline', code: "throw new Error('broken');"},
    {kind: 'quoted', key: 'examples/ts/none.ts'},
  ] as const;
  const problems = await Promise.all(jobs.map((job) => runTransaction(job).catch((error: unknown) => String(error))));
  expect(problems).toEqual([
    'PictureError: broken',
    'PictureError: nothing in src/ptb-picture/run/pictures/ makes the transaction of "examples/ts/none.ts": add how it is called',
  ]);
}, 60_000);
