import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {Inputs, Transaction} from '@mysten/sui/transactions';
import {verifyTransactionSignature} from '@mysten/sui/verify';

const PACKAGE_ID = '0x289dd265a0e35333b928dd7f399ebf66c5c92a3a8daf7233b13365888a2337b8';
const keypair = Ed25519Keypair.fromSecretKey(new Uint8Array(32).fill(7));
const digest = 'BKEMpjCDjpLUdZVHxNkYoFVrMTzSG4wDmGTDAzrvPxBm';

// #region build
const tx = new Transaction();
tx.setSender(keypair.toSuiAddress());
tx.setGasPrice(1_000);
tx.setGasBudget(10_000_000);
tx.setGasPayment([{objectId: '0xc01', version: '12', digest}]);

const packet = tx.object(Inputs.ObjectRef({objectId: '0x5eed', version: '12', digest}));
tx.moveCall({
  target: `${PACKAGE_ID}::greenhouse::fill_packet`,
  arguments: [packet, tx.pure.u64(40)],
});

const bytes = await tx.build();
console.log(bytes.length, 'bytes');
console.log(await tx.getDigest());
// #endregion build

// #region sign
const {signature} = await keypair.signTransaction(bytes);
const publicKey = await verifyTransactionSignature(bytes, signature);
console.log('signed by', publicKey.toSuiAddress());
// #endregion sign

// #region read
const {sender, commands} = Transaction.from(bytes).getData();
console.log('sender', sender);
console.log('calls', commands[0]?.MoveCall?.function);
// #endregion read
