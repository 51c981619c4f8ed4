import {bcs} from '@mysten/sui/bcs';
import {sha3_256} from '@noble/hashes/sha3.js';
import {bytesToHex} from '@noble/hashes/utils.js';

// #region digest
/** The fields of `sealed::Opening` in Move, in the same order. */
const Opening = bcs.struct('Opening', {
  player: bcs.Address,
  guess: bcs.u64(),
  salt: bcs.byteVector(),
});

// Take 16 or more random bytes for each guess, and keep them until the seal is opened.
const salt = new Uint8Array(16).fill(5);
const bytes = Opening.serialize({player: '0x0417', guess: 42, salt}).toBytes();
console.log(bytesToHex(bytes));
console.log(bytesToHex(sha3_256(bytes)));
// #endregion digest
