import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {Transaction} from '@mysten/sui/transactions';
import {toBase64} from '@mysten/sui/utils';
import {verifyTransactionSignature} from '@mysten/sui/verify';
import {buildPayout, reviewPayout, type Batch, type Terms} from './payout';
import {nextStep, type Fate, type SignedBatch} from './settle';

// A key for the example: a real one stays in an HSM or a key management service.
const hot = Ed25519Keypair.fromSecretKey(new Uint8Array(32).fill(4));
const usdc =
  '0xdba34672e30cb065b1f93e3ab55318768fd6fef66c15942c9f7cb846e2f900e7::usdc::USDC';
const pad = (tail: string): string => `0x${tail.padStart(64, '5')}`;

// #region demo
const batch: Batch = {
  number: 88_213,
  payouts: [
    {id: 'w-1', recipient: pad('a1'), coinType: '0x2::sui::SUI', amount: 2_500_000_000n},
    {id: 'w-2', recipient: pad('b2'), coinType: '0x2::sui::SUI', amount: 40_000_000n},
    {id: 'w-3', recipient: pad('c3'), coinType: usdc, amount: 125_000_000n},
  ],
};
const terms: Terms = {
  sender: hot.toSuiAddress(),
  chainId: '4btiuiMPvEENsttpZC7CZ53DruC3MAgfznDbASZ7DR6S',
  epoch: 1317n,
  gasPrice: 100n,
  gasBudget: 20_000_000n,
};

// The online machine builds.
const {bytes, digest} = await buildPayout(batch, terms);

// The offline machine has the batch from the approval system, and compares before it
// signs.
await reviewPayout(bytes, batch, terms, 10_000_000_000n);
const {signature} = await hot.signTransaction(bytes);

// The online machine checks the signature before it stores the row and sends.
await verifyTransactionSignature(bytes, signature, {address: terms.sender});
const row: SignedBatch = {
  number: batch.number,
  digest,
  bytes: toBase64(bytes),
  signatures: [signature],
  maxEpoch: terms.epoch + 1n,
  builtAt: 348_629_014n,
};
// #endregion demo

const {inputs, commands, gasData} = Transaction.from(bytes).getData();
console.log('bytes     ', bytes.length, 'signature', signature.length, 'characters');
console.log('digest    ', row.digest);
console.log('gas coins ', gasData.payment?.length);
console.log('inputs    ', inputs.map(({$kind}) => $kind).join(' '));
console.log(
  'commands  ',
  commands.map(({$kind, MoveCall}) => MoveCall?.function ?? $kind).join(' '),
);
console.log('same again', (await buildPayout(batch, terms)).digest === digest);

// #region attacks
const other = {
  ...batch,
  payouts: batch.payouts.map((payout) =>
    payout.id === 'w-2' ? {...payout, recipient: pad('e7')} : payout,
  ),
};
const swapped = await buildPayout(other, terms);
const large = {
  ...batch,
  payouts: batch.payouts.map((payout) => ({...payout, amount: payout.amount * 100n})),
};
for (const attempt of [
  () => reviewPayout(swapped.bytes, batch, terms, 10_000_000_000n),
  () => reviewPayout(bytes, batch, {...terms, epoch: 1318n}, 10_000_000_000n),
  () => reviewPayout(bytes, large, terms, 10_000_000_000n),
]) {
  await attempt().catch((error: unknown) => {
    console.log('refused   ', error instanceof Error ? error.message : error);
  });
}
// #endregion attacks

// #region fates
const fates: readonly (readonly [string, Fate])[] = [
  ['never sent, or no answer', {epoch: 1317n}],
  [
    'executed, not in a checkpoint yet',
    {epoch: 1317n, executed: {checkpoint: undefined, success: true}},
  ],
  [
    'in a checkpoint',
    {epoch: 1317n, executed: {checkpoint: 348_629_068n, success: true}},
  ],
  [
    'in a checkpoint, aborted',
    {epoch: 1318n, executed: {checkpoint: 348_629_068n, success: false}},
  ],
  ['not found in the last valid epoch', {epoch: 1318n}],
  ['not found after it', {epoch: 1319n}],
];
for (const [name, fate] of fates) console.log(name.padEnd(34), nextStep(row, fate));
// #endregion fates
