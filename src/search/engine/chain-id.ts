const digits = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/**
 * The short form of a chain's ID, which is the first four bytes of the one in Base58; none for
 * another text.
 */
export function shortChainId(text: string): string[] {
  if (!/^[1-9A-HJ-NP-Za-km-z]{43,44}$/.test(text)) return [];
  const value = Array.from(text).reduce((sum, digit) => sum * 58n + BigInt(digits.indexOf(digit)), 0n);
  return [value.toString(16).padStart(64, '0').slice(0, 8)];
}
