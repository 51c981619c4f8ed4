import {bcs} from '@mysten/sui/bcs';
import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {toHex} from '@mysten/sui/utils';

// #region message
/** The fields of `office::Voucher` in Move, in the same order. */
const Voucher = bcs.struct('Voucher', {
  domain: bcs.byteVector(),
  office: bcs.Address,
  holder: bcs.Address,
  amount: bcs.u64(),
  nonce: bcs.u64(),
  expires_ms: bcs.u64(),
});

const voucher = Voucher.serialize({
  domain: new TextEncoder().encode('signature_checks::office::Voucher'),
  office: '0xf57edaced7d8e5adc8d6479322b6aa55d8d3aa3dece552c7a2def6ee30c94e32',
  holder: '0xb0b0',
  amount: 40,
  nonce: 1,
  expires_ms: 1_900_000_000_000,
}).toBytes();
// #endregion message

// #region sign
const issuer = Ed25519Keypair.fromSecretKey(new Uint8Array(32).fill(7));
const signature = await issuer.sign(voucher);
console.log('message   ', toHex(voucher));
console.log('public key', toHex(issuer.getPublicKey().toRawBytes()));
console.log('signature ', toHex(signature));
// #endregion sign
