import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {Transaction} from '@mysten/sui/transactions';

// A key for the example: a real one comes from a key store.
const keypair = Ed25519Keypair.fromSecretKey(new Uint8Array(32).fill(9));
const recipient = '0x7e11';

// #region build
const tx = new Transaction();
tx.setSender(keypair.toSuiAddress());
tx.moveCall({
  target: '0x2::balance::send_funds',
  typeArguments: ['0x2::sui::SUI'],
  arguments: [
    tx.balance({balance: 250_000_000n, useGasCoin: false}),
    tx.pure.address(recipient),
  ],
});

// No coin, no version, no question to a node: only the epoch and the price must be right.
tx.setGasPrice(100);
tx.setGasBudget(3_000_000);
tx.setExpiration({
  ValidDuring: {
    minEpoch: '1317',
    maxEpoch: '1318',
    minTimestamp: null,
    maxTimestamp: null,
    chain: '4btiuiMPvEENsttpZC7CZ53DruC3MAgfznDbASZ7DR6S',
    nonce: 7,
  },
});
const bytes = await tx.build({assumeSufficientAddressBalances: true});
const {signature} = await keypair.signTransaction(bytes);
// #endregion build

const {gasData, inputs, commands} = Transaction.from(bytes).getData();
console.log('bytes      ', bytes.length);
console.log('signature  ', signature.length, 'characters');
console.log('digest     ', await tx.getDigest());
console.log('gas payment', JSON.stringify(gasData.payment));
for (const input of inputs) console.log('input      ', input.$kind);
for (const command of commands)
  console.log('command    ', command.MoveCall?.module, command.MoveCall?.function);
