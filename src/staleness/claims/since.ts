import type {NeedsClaim, SinceClaim} from './types';

/** "protocol 125", "Protocol version 125" */
const version = String.raw`protocol(?: version)? (\d+)`;
/** "since protocol 125 … words" */
const after = (words: string): RegExp => new RegExp(`\\b(?:since|from) ${version}[^.]*${words}`);
/** "words … since protocol 125" */
const before = (words: string): RegExp => new RegExp(`${words}.*?\\b(?:since|from) ${version}`);
/** A row of a table with the version in a later column. */
const inTable = (words: string): RegExp => new RegExp(`^\\|[^|]*${words}.*\\|\\s*\\[?${version}`);

const mainnet = (subject: string, flag: string, ...says: RegExp[]): SinceClaim => ({kind: 'since', subject, chain: 'Mainnet', flag, says});

/**
 * Features with the version of the protocol that pages give for them. A page that gives one for
 * another feature is listed for people.
 */
export const sinceClaims: readonly SinceClaim[] = [
  mainnet(
    '`init` when an upgrade adds a module',
    'enable_init_on_upgrade',
    after(String.raw`\binit\b`),
    after('an upgrade runs it too'),
    after('when an upgrade adds the module'),
    /^\| (\d{2,3}) \| `init`/,
  ),
  mainnet('address balances', 'enable_accumulators', /^\| Mainnet \| Protocol (\d+)/, inTable('`send_funds`')),
  mainnet('the first deny list', 'enable_coin_deny_list', inTable('Deny list')),
  mainnet('the second deny list', 'enable_coin_deny_list_v2', inTable('`DenyCapV2`')),
  mainnet('the registry of currencies', 'enable_coin_registry', inTable('Currencies in the registry'), inTable('`CoinRegistry`')),
  mainnet('party objects', 'enable_party_transfer', before('party object')),
  mainnet('deny lists and party objects', 'use_coin_party_owner', after('deny list'), after('party object')),
  mainnet('passkeys', 'passkey_auth', before('accepts it')),
  mainnet(
    'owned objects through consensus',
    'disable_preconsensus_locking',
    after(String.raw`\b(?:locks?|locked|conflict\w*|all transactions)\b`),
  ),
  mainnet('epochs that consensus time ends', 'timestamp_based_epoch_close', after('(?:consensus time|time in consensus|commit)')),
  mainnet('rounding of computation', 'gas_rounding_halve_digits', after('leading half')),
];

/**
 * What newer versions bring. While the documented version lacks it, a page that names it says which
 * version has it.
 */
export const needsClaims: readonly NeedsClaim[] = [
  {
    kind: 'needs',
    subject: 'withdrawals from an allowance',
    chain: 'Mainnet',
    flag: 'enable_allowances',
    toldBy: ['mainnetSince.allowances', 'allowancesRelease'],
    names:
      /(?:withdrawal|withdraw|spend|\bfrom\b).*\ballowances?\b|^\| `allowance`|\b(?:sponsor|sender)\b,? or (?:an )?allowance|\ballowance that another\b/,
  },
  {
    kind: 'needs',
    subject: 'proposers that a transaction allows',
    chain: 'Mainnet',
    flag: 'allowed_proposers',
    names: /\ballowed_?[pP]roposers\b/,
  },
];
