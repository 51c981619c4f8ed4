import type {Value, ValueType} from '../model';
import {isDynamic} from './marks';
import {isMoveType} from './ptb/move-type';

interface ValueRule {
  accepts: (text: string) => boolean;
  expected: string;
}

const matches =
  (pattern: RegExp) =>
  (text: string): boolean =>
    pattern.test(text);

const unsigned = (bits: bigint): ValueRule => ({
  accepts: (text) => /^\+?\d+$/.test(text) && BigInt(text.replace('+', '')) < 2n ** bits,
  expected: `a whole number below 2^${bits}`,
});

const address: ValueRule = {
  accepts: matches(/^(0x)?[0-9a-fA-F]{64}$/),
  expected: 'an address: 0x and 64 hexadecimal digits',
};

const isSocket = (text: string): boolean =>
  /^\d{1,5}$/.test(text) || /^(localhost|\d{1,3}(\.\d{1,3}){3}|\[[0-9a-fA-F:]+\])(:\d{1,5})?$/.test(text);

const anyText: ValueRule = {accepts: () => true, expected: 'any text'};

/**
 * What each type accepts, as the CLI's own `FromStr` implementations do (sui-types base_types.rs
 * and digests.rs, sui-keys key_identity.rs, sui-json lib.rs, move-core-types account_address.rs, at
 * 1b08d0f6b4).
 */
const rules: Record<Exclude<ValueType, 'choice'>, ValueRule> = {
  address,
  base64: {
    accepts: matches(/^[A-Za-z0-9+/]+={0,2}$/),
    expected: 'Base64',
  },
  bool: {accepts: matches(/^(true|false)$/), expected: '"true" or "false"'},
  'derivation-path': {accepts: matches(/^m(\/\d+'?)+$/), expected: "a derivation path such as m/44'/784'/0'/0'/0'"},
  digest: {accepts: matches(/^[1-9A-HJ-NP-Za-km-z]{43,44}$/), expected: 'a transaction digest: 43 or 44 Base58 characters'},
  hex: {accepts: matches(/^(0x)?([0-9a-fA-F]{2})+$/), expected: 'hexadecimal digits'},
  identifier: {accepts: matches(/^[A-Za-z_]\w*$/), expected: 'a Move identifier'},
  json: anyText,
  'key-identity': {
    accepts: (text) => !text.startsWith('0x') || address.accepts(text),
    expected: 'an alias, or an address: 0x and 64 hexadecimal digits',
  },
  'move-type': {accepts: isMoveType, expected: 'a Move type such as u64 or 0x2::sui::SUI'},
  multiaddr: {accepts: matches(/^(\/[^/\s]+)+$/), expected: 'a multiaddr such as /dns/host/tcp/8080/http'},
  'object-id': {
    accepts: matches(/^(0x[0-9a-fA-F]{1,64}|[0-9a-fA-F]{64})$/),
    expected: 'an object ID: 0x and up to 64 hexadecimal digits',
  },
  path: anyText,
  socket: {accepts: isSocket, expected: 'a port, a host, or both'},
  text: anyText,
  u8: unsigned(8n),
  u16: unsigned(16n),
  u32: unsigned(32n),
  u64: unsigned(64n),
  url: {accepts: (text) => URL.canParse(text), expected: 'a URL'},
};

/**
 * Holds a word against the type of a value.
 *
 * @returns what was expected, or nothing when the word is fine or not known before the shell runs
 */
export function expectedInstead(value: Value, word: string): string | undefined {
  if (isDynamic(word)) return undefined;
  if (value.type === 'choice') {
    const choices = value.choices ?? [];
    return choices.includes(word) ? undefined : `one of ${choices.join(', ')}`;
  }
  const rule = rules[value.type];
  return rule.accepts(word) ? undefined : rule.expected;
}
