import {ristretto255, ristretto255_hasher} from '@noble/curves/ed25519.js';
import {sha512} from '@noble/hashes/sha2.js';
import {bytesToHex, concatBytes, hexToBytes, utf8ToBytes} from '@noble/hashes/utils.js';

// #region suite
const {Point} = ristretto255;
const Scalar = Point.Fn;
type RistrettoPoint = InstanceType<typeof Point>;

/** The constants by which Sui's suite differs from those of RFC 9381. */
const SUITE = utf8ToBytes('sui_vrf');
const DST = utf8ToBytes('ECVRF_ristretto255_XMD:SHA-512_R255MAP_RO_sui_vrf');

const littleEndian = (bytes: Uint8Array): bigint =>
  BigInt(`0x${bytesToHex(bytes.toReversed())}`);
const scalarFrom = (bytes: Uint8Array): bigint => Scalar.create(littleEndian(bytes));
const tagged = (front: number, ...parts: Uint8Array[]): Uint8Array =>
  sha512(concatBytes(SUITE, Uint8Array.of(front), ...parts, Uint8Array.of(0)));

const encodeToCurve = (key: RistrettoPoint, input: Uint8Array): RistrettoPoint =>
  ristretto255_hasher.hashToCurve(concatBytes(key.toBytes(), input), {DST});

const challenge = (points: readonly RistrettoPoint[]): Uint8Array =>
  tagged(2, ...points.map((point) => point.toBytes())).slice(0, 16);
// #endregion suite

// #region prove
/**
 * The 80 bytes of the proof (gamma, challenge, response) and the 64 bytes of the output.
 */
function prove(
  secretKey: Uint8Array,
  input: Uint8Array,
): {proof: Uint8Array; output: Uint8Array} {
  const secret = Scalar.fromBytes(secretKey);
  const key = Point.BASE.multiply(secret);
  const h = encodeToCurve(key, input);
  const gamma = h.multiply(secret);
  const nonce = scalarFrom(sha512(concatBytes(sha512(secretKey).slice(32), h.toBytes())));
  const c = challenge([key, h, gamma, Point.BASE.multiply(nonce), h.multiply(nonce)]);
  const response = Scalar.add(nonce, Scalar.mul(littleEndian(c), secret));
  return {
    proof: concatBytes(gamma.toBytes(), c, Scalar.toBytes(response)),
    output: tagged(3, gamma.toBytes()),
  };
}
// #endregion prove

// #region run
// A fixed key gives the same output on every run. Never do that outside of tests.
const secretKey = new Uint8Array(32).fill(7);
const publicKey = Point.BASE.multiply(Scalar.fromBytes(secretKey)).toBytes();

const chestId = '918aee95315c01950a9140196ef5e947de0b82df938dcaf1849dfe1bfcab3b1a';
const nonce = utf8ToBytes('heads or tails');
const input = concatBytes(hexToBytes(chestId), nonce);
const {proof, output} = prove(secretKey, input);

console.log('Public key:', bytesToHex(publicKey));
console.log('Input: ', bytesToHex(input));
console.log('Proof: ', bytesToHex(proof));
console.log('Output:', bytesToHex(output));
// #endregion run
