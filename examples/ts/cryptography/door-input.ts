import {fromHex} from '@mysten/sui/utils';
import {poseidonHash} from '@mysten/sui/zklogin';

/**
 * An address as two numbers of 128 bits: one of 256 bits does not fit into a field
 * element.
 */
function halves(address: string): [bigint, bigint] {
  const value = fromHex(address).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  return [value >> 128n, value % (1n << 128n)];
}

// The secret is a random number below the field's order. This one is public, so it
// protects nothing.
const secret = 271_828_182_845_904_523_536_028_747_135_266_249_775_724_709n;
const [recipientHigh, recipientLow] = halves(
  '0x91d4f0c27a3be8561f0a9c4e2d83b7650f6ea1c9d2485b37e0fa86c15d7b3e92',
);

const input = {secret, commitment: poseidonHash([secret]), recipientHigh, recipientLow};
console.log(
  JSON.stringify(
    input,
    (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value),
    2,
  ),
);
