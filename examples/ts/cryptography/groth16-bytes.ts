import {readFileSync} from 'node:fs';
import {bn254} from '@noble/curves/bn254.js';
import {bytesToHex, concatBytes} from '@noble/hashes/utils.js';

// #region types
/** Coordinates as snarkjs writes them: x, y, z of a point, in decimal, with z = 1. */
type G1Json = [string, string, string];
type G2Json = [[string, string], [string, string], [string, string]];

interface KeyJson {
  vk_alpha_1: G1Json;
  vk_beta_2: G2Json;
  vk_gamma_2: G2Json;
  vk_delta_2: G2Json;
  IC: G1Json[];
}
interface ProofJson {
  pi_a: G1Json;
  pi_b: G2Json;
  pi_c: G1Json;
}
// #endregion types

// #region encode
const {Fp} = bn254.fields;

/** A number in `size` bytes, the lowest byte first. */
function littleEndian(value: bigint, size = 32): Uint8Array {
  return Uint8Array.from({length: size}, (_, index) =>
    Number((value >> BigInt(8 * index)) & 0xffn),
  );
}

/** Arkworks marks the larger of the two possible y in the top bit of the last byte. */
function withSign(x: Uint8Array, isLarger: boolean): Uint8Array {
  return isLarger ? Uint8Array.of(...x.slice(0, -1), (x.at(-1) ?? 0) | 0x80) : x;
}

const isLarger = (y: bigint): boolean => y > Fp.neg(y);

/** A point of G1 in 32 bytes. */
function encodeG1([x, y]: G1Json): Uint8Array {
  return withSign(littleEndian(BigInt(x)), isLarger(BigInt(y)));
}

/**
 * A point of G2 in 64 bytes. The second part of y decides, and the first only where that
 * is 0.
 */
function encodeG2([[x0, x1], [y0, y1]]: G2Json): Uint8Array {
  const x = concatBytes(littleEndian(BigInt(x0)), littleEndian(BigInt(x1)));
  return withSign(x, isLarger(BigInt(y1) === 0n ? BigInt(y0) : BigInt(y1)));
}
// #endregion encode

// #region write
const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`./door/${name}.json`, import.meta.url), 'utf8'));
const key = read('verification_key') as KeyJson;
const proof = read('proof') as ProofJson;
const signals = (read('public') as string[]).map(BigInt);

const verifyingKey = concatBytes(
  encodeG1(key.vk_alpha_1),
  encodeG2(key.vk_beta_2),
  encodeG2(key.vk_gamma_2),
  encodeG2(key.vk_delta_2),
  littleEndian(BigInt(key.IC.length), 8),
  ...key.IC.map(encodeG1),
);
const publicInputs = concatBytes(...signals.map((signal) => littleEndian(signal)));
const proofPoints = concatBytes(
  encodeG1(proof.pi_a),
  encodeG2(proof.pi_b),
  encodeG1(proof.pi_c),
);

for (const [name, bytes] of Object.entries({verifyingKey, publicInputs, proofPoints})) {
  console.log(`${name}, ${bytes.length} bytes`);
  console.log(bytesToHex(bytes));
}
// #endregion write

// #region verify
const g1 = ([x, y]: G1Json) => bn254.G1.Point.fromAffine({x: BigInt(x), y: BigInt(y)});
const g2 = ([[x0, x1], [y0, y1]]: G2Json) =>
  bn254.G2.Point.fromAffine({
    x: {c0: BigInt(x0), c1: BigInt(x1)},
    y: {c0: BigInt(y0), c1: BigInt(y1)},
  });

/** What `verify_groth16_proof` computes: the product of four pairings is one. */
function isValid(inputs: readonly bigint[]): boolean {
  const [constant, ...factors] = key.IC.map(g1);
  if (!constant) throw new Error('The verification key has no IC points');
  const sum = factors.reduce(
    (total, point, index) => total.add(point.multiplyUnsafe(inputs[index] ?? 0n)),
    constant,
  );
  const product = bn254.pairingBatch([
    {g1: g1(proof.pi_a).negate(), g2: g2(proof.pi_b)},
    {g1: g1(key.vk_alpha_1), g2: g2(key.vk_beta_2)},
    {g1: sum, g2: g2(key.vk_gamma_2)},
    {g1: g1(proof.pi_c), g2: g2(key.vk_delta_2)},
  ]);
  return bn254.fields.Fp12.eql(product, bn254.fields.Fp12.ONE);
}

console.log('valid:', isValid(signals));
console.log('for another recipient:', isValid([signals[0] ?? 0n, 0n, 45_232n]));
// #endregion verify
