import {bcs} from '@mysten/sui/bcs';
import {Transaction} from '@mysten/sui/transactions';

const digest = 'BKEMpjCDjpLUdZVHxNkYoFVrMTzSG4wDmGTDAzrvPxBm';
const tx = new Transaction();

// #region pure
tx.pure.u64(1_500n);
tx.pure.bool(true);
tx.pure.string('tomato');
tx.pure.address('0xb0b');
tx.pure.vector('u8', [1, 2, 3]);
tx.pure.option('u64', null);
tx.pure('vector<option<u16>>', [7, null]);
tx.pure(bcs.vector(bcs.string()).serialize(['basil', 'thyme']));
// #endregion pure

// #region objects
tx.object('0xc0ffee');
tx.objectRef({objectId: '0xa11ce', version: '12', digest});
tx.sharedObjectRef({objectId: '0x7111', initialSharedVersion: '40', mutable: true});
tx.receivingRef({objectId: '0xfe1', version: '13', digest});
tx.object.clock();
tx.withdrawal({amount: 250_000_000n});
// #endregion objects

// #region show
for (const [index, input] of tx.getData().inputs.entries()) {
  const what = input.Pure
    ? `0x${Buffer.from(input.Pure.bytes, 'base64').toString('hex')}`
    : (input.Object?.$kind ?? '');
  console.log(`${index} ${input.$kind} ${what}`.trimEnd());
}
// #endregion show
