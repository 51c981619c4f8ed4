// #region keys
import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {Secp256r1Keypair} from '@mysten/sui/keypairs/secp256r1';
import {Transaction} from '@mysten/sui/transactions';
import {isValidTransactionSignature} from '@mysten/sui/verify';
import {aliasesId} from './aliases';

// Fixed so that the output is.
const phone = Ed25519Keypair.fromSecretKey(new Uint8Array(32).fill(21));
const laptop = Secp256r1Keypair.fromSecretKey(new Uint8Array(32).fill(22));
const address = phone.toSuiAddress();

console.log('address ', address);
console.log('alias   ', laptop.toSuiAddress());
console.log('set     ', aliasesId(address));
// #endregion keys

// #region views
const tx = new Transaction();
tx.setSender(address);
tx.setGasPayment([
  {
    objectId: '0x6a5',
    version: '31',
    digest: 'BKEMpjCDjpLUdZVHxNkYoFVrMTzSG4wDmGTDAzrvPxBm',
  },
]);
tx.setGasPrice(1_000);
tx.setGasBudget(3_000_000);
tx.transferObjects([tx.splitCoins(tx.gas, [1_000_000])], laptop.toSuiAddress());
const bytes = await tx.build();

const {signature} = await laptop.signTransaction(bytes);
const valid = (of: string) =>
  isValidTransactionSignature(bytes, signature, {address: of});
console.log('signature of the alias:  ', await valid(laptop.toSuiAddress()));
console.log('signature of the address:', await valid(address));
// #endregion views
