import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {keeperOf} from './kept-game';

// #region address
// Fixed bytes make this sample repeatable. Real keys are random.
const ann = Ed25519Keypair.fromSecretKey(new Uint8Array(32).fill(31));
const ben = Ed25519Keypair.fromSecretKey(new Uint8Array(32).fill(32));
const stranger = Ed25519Keypair.fromSecretKey(new Uint8Array(32).fill(33));
const keeper = keeperOf(ann, ben);
const message = new TextEncoder().encode('a turn');

console.log('keeper:', keeper.toSuiAddress());
console.log(
  'players swapped, same address:',
  keeperOf(ben, ann).toSuiAddress() === keeper.toSuiAddress(),
);
for (const signer of [ann, ben]) {
  const {signature} = await signer.signPersonalMessage(message);
  console.log(
    'one player is enough:',
    await keeper.verifyPersonalMessage(
      message,
      keeper.combinePartialSignatures([signature]),
    ),
  );
}
const {signature} = await stranger.signPersonalMessage(message);
try {
  keeper.combinePartialSignatures([signature]);
} catch (error) {
  console.log('a stranger:', (error as Error).message);
}
// #endregion address
