import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {Transaction} from '@mysten/sui/transactions';
import {isValidTransactionSignature} from '@mysten/sui/verify';
import {checkCommands, checkGas, type Policy} from './policy';

const PACKAGE_ID = '0x1f77bf0a6a6cd2aef3d4a1f08e1c5d9e6b35a7c02d8f914be06a3c1d52e0b981';
const BENCH = {objectId: '0xbe', initialSharedVersion: '40', mutable: true};
const user = Ed25519Keypair.fromSecretKey(new Uint8Array(32).fill(1));
const sponsor = Ed25519Keypair.fromSecretKey(new Uint8Array(32).fill(2));

// #region kind
const request = new Transaction();
const tool = request.moveCall({
  target: `${PACKAGE_ID}::bench::forge`,
  arguments: [request.pure.u64(5)],
});
request.moveCall({
  target: `${PACKAGE_ID}::bench::leave`,
  arguments: [request.sharedObjectRef(BENCH), request.pure.string('chisel'), tool],
});
const kind = await request.build({onlyTransactionKind: true});
console.log(
  'the user asks for',
  request.getData().commands.length,
  'commands in',
  kind.length,
  'bytes',
);
// #endregion kind

// #region sponsor
const policy: Policy = {
  sponsor: sponsor.toSuiAddress(),
  functions: new Set([`${PACKAGE_ID}::bench::forge`, `${PACKAGE_ID}::bench::leave`]),
  maxCommands: 4,
  maxBudget: 5_000_000n,
  maxPrice: 2_000n,
};
const coin = {
  objectId: '0xc01',
  version: '12',
  digest: 'BKEMpjCDjpLUdZVHxNkYoFVrMTzSG4wDmGTDAzrvPxBm',
};

const sponsored = Transaction.fromKind(kind);
console.log('refused commands:', checkCommands(sponsored.getData(), policy));
sponsored.setSender(user.toSuiAddress());
sponsored.setGasOwner(sponsor.toSuiAddress());
sponsored.setGasPayment([coin]);
sponsored.setGasPrice(1_000);
sponsored.setGasBudget(4_000_000);
sponsored.setExpiration({Epoch: '1263'});
const bytes = await sponsored.build();
const reserved = sponsored.getData().gasData.payment;
// #endregion sponsor

// #region sign
const byUser = await user.signTransaction(bytes);
console.log(
  'refused gas:',
  checkGas(Transaction.from(bytes).getData(), policy, reserved, 1_262n),
);
const bySponsor = await sponsor.signTransaction(bytes);

for (const [signer, {signature}] of [
  [user, byUser],
  [sponsor, bySponsor],
] as const) {
  console.log(
    await isValidTransactionSignature(bytes, signature, {address: signer.toSuiAddress()}),
    signer.toSuiAddress(),
  );
}
// #endregion sign

// #region attacks
const dearer = Transaction.from(bytes);
dearer.setGasBudget(4_000_001);
console.log(
  'signature over a changed budget:',
  await isValidTransactionSignature(await dearer.build(), bySponsor.signature),
);

const greedy = new Transaction();
greedy.transferObjects(
  [greedy.splitCoins(greedy.gas, [1_000_000_000])],
  user.toSuiAddress(),
);
greedy.moveCall({
  target: '0x2::coin::redeem_funds',
  arguments: [greedy.withdrawal({amount: 7, from: 'sponsor'})],
});
for (const problem of checkCommands(greedy.getData(), policy))
  console.log('refused:', problem);
// #endregion attacks

export {request};
