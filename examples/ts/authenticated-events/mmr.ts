// #region append
import {bcs} from '@mysten/sui/bcs';
import {blake2b} from '@noble/hashes/blake2.js';

const u256 = bcs.u256();

function hashOfTwo(left: bigint, right: bigint): bigint {
  const bytes = [...u256.serialize(left).toBytes(), ...u256.serialize(right).toBytes()];
  return BigInt(u256.parse(blake2b(new Uint8Array(bytes), {dkLen: 32})));
}

/** Adds the root of one batch of events. Place i is 0 or stands for 2^i batches. */
export function append(mmr: readonly bigint[], root: bigint): bigint[] {
  const next = [...mmr];
  let carried = root;
  for (const [place, value] of next.entries()) {
    if (value === 0n) {
      next[place] = carried;
      return next;
    }
    carried = hashOfTwo(value, carried);
    next[place] = 0n;
  }
  return [...next, carried];
}
// #endregion append
