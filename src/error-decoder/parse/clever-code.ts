/** What a packed abort code of 64 bits tells. */
export interface CleverCode {
  line?: number;
  /** The code of `#[error(code = 3)]`. */
  ownCode?: number;
}

/** Tags in the highest four bits: before a constant could have a code of its own, and since. */
const withoutOwnCode = 0b1000n;
const withOwnCode = 0b1100n;

/** All bits set stand for nothing. */
const unless = (nothing: bigint, value: bigint): number | undefined => (value === nothing ? undefined : Number(value));

/**
 * Unpacks the code that the compiler makes of a constant marked `#[error]`, or of an `assert!`
 * without a code. From the highest bit: a tag of 4, 4 unused, 8 for the constant's own code, 16 for
 * the line, and 16 each for the places of its name and value among the module's constants. Source:
 * `ErrorBitset` in move-command-line-common of MystenLabs/sui.
 *
 * @returns undefined for a number that somebody chose
 */
export function unpackCode(code: bigint): CleverCode | undefined {
  const tag = code >> 60n;
  if (code >= 1n << 64n || (tag !== withoutOwnCode && tag !== withOwnCode)) return undefined;
  const ownCode = tag === withOwnCode ? unless(0xffn, (code >> 48n) & 0xffn) : undefined;
  const line = unless(0xffffn, (code >> 32n) & 0xffffn);
  return {...(line === undefined ? {} : {line}), ...(ownCode === undefined ? {} : {ownCode})};
}
