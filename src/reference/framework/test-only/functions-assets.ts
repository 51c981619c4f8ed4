import type {TestOnlyFunctions} from './types';

const context = 'ctx: &mut TxContext';

/** Test-only functions of money, trade, packages and keys. */
export const assetFunctions: TestOnlyFunctions = {
  'sui::balance': [
    {
      name: 'create_for_testing',
      types: ['T'],
      params: ['value: u64'],
      returns: 'Balance<T>',
      summary: 'Makes a balance of any type out of nothing, and no supply grows.',
    },
    {
      name: 'destroy_for_testing',
      types: ['T'],
      params: ['self: Balance<T>'],
      returns: 'u64',
      summary: 'Destroys a balance of any size and returns how much it was.',
    },
    {
      name: 'create_supply_for_testing',
      types: ['T'],
      params: [],
      returns: 'Supply<T>',
      summary: 'Makes a supply of 0 without the witness that `create_supply` asks for.',
    },
  ],
  'sui::coin': [
    {
      name: 'mint_for_testing',
      types: ['T'],
      params: ['value: u64', context],
      returns: 'Coin<T>',
      summary: 'Mints a coin of any type, SUI included, without a treasury capability.',
    },
    {
      name: 'burn_for_testing',
      types: ['T'],
      params: ['coin: Coin<T>'],
      returns: 'u64',
      summary: 'Destroys a coin and returns its value, which a test can compare at the same time.',
    },
    {
      name: 'create_treasury_cap_for_testing',
      types: ['T'],
      params: [context],
      returns: 'TreasuryCap<T>',
      summary: 'Makes the capability of a currency that no initializer has created, with a supply of 0.',
    },
  ],
  'sui::coin_registry': [
    {
      name: 'create_coin_data_registry_for_testing',
      params: [context],
      returns: 'CoinRegistry',
      summary: 'Makes a registry of currencies. The sender must be `@0x0`.',
    },
    {
      name: 'share_for_testing',
      params: ['registry: CoinRegistry'],
      summary: 'Shares a registry for the transactions that follow.',
    },
    {
      name: 'unwrap_for_testing',
      types: ['T'],
      params: ['init: CurrencyInitializer<T>'],
      returns: 'Currency<T>',
      summary: 'Takes the currency out of its initializer and finishes nothing, so that a test can look at it as a value.',
    },
    {
      name: 'finalize_unwrap_for_testing',
      types: ['T'],
      params: ['builder: CurrencyInitializer<T>', context],
      returns: '(Currency<T>, MetadataCap<T>)',
      summary: 'Finishes a currency as `finalize` does, and returns it where that would send it to the registry.',
    },
    {
      name: 'migrate_legacy_metadata_for_testing',
      types: ['T'],
      params: ['registry: &mut CoinRegistry', 'legacy: &CoinMetadata<T>', '_ctx: &mut TxContext'],
      returns: 'Currency<T>',
      summary: 'Makes the currency of a coin that has `CoinMetadata`, and returns it unshared.',
    },
  ],
  'sui::deny_list': [
    {
      name: 'new_for_testing',
      params: [context],
      returns: 'DenyList',
      summary: 'Makes a deny list that no address is on, as a value.',
    },
    {
      name: 'create_for_testing',
      params: [context],
      summary: 'Shares the deny list of the system, with its own ID. The sender must be `@0x0`.',
    },
    {
      name: 'create_for_test',
      params: [context],
      summary: 'Calls `create_for_testing`.',
      deprecated: 'Use `create_for_testing`.',
    },
    {
      name: 'reserved_addresses',
      params: [],
      returns: 'vector<address>',
      summary: 'Returns the addresses of the system, which nobody can put on a deny list.',
    },
  ],
  'sui::token': [
    {
      name: 'mint_for_testing',
      types: ['T'],
      params: ['amount: u64', context],
      returns: 'Token<T>',
      summary: 'Mints a token of any type without a treasury capability.',
    },
    {
      name: 'burn_for_testing',
      types: ['T'],
      params: ['token: Token<T>'],
      summary: 'Destroys a token, whatever it is worth and whatever its policy allows.',
    },
    {
      name: 'new_policy_for_testing',
      types: ['T'],
      params: [context],
      returns: '(TokenPolicy<T>, TokenPolicyCap<T>)',
      summary: 'Makes a policy that allows nothing yet, and its capability.',
    },
    {
      name: 'burn_policy_for_testing',
      types: ['T'],
      params: ['policy: TokenPolicy<T>', 'cap: TokenPolicyCap<T>'],
      summary: 'Destroys a policy with what was spent into it, and its capability.',
    },
  ],
  'sui::transfer_policy': [
    {
      name: 'new_for_testing',
      types: ['T'],
      params: [context],
      returns: '(TransferPolicy<T>, TransferPolicyCap<T>)',
      summary: 'Makes a transfer policy without rules, and its capability, where there is no `Publisher` to make it with.',
    },
  ],
  'sui::package': [
    {
      name: 'test_claim',
      types: ['OTW: drop'],
      params: ['_: OTW', context],
      returns: 'Publisher',
      summary: 'Makes a `Publisher` for the package of a type that is no real one-time witness.',
    },
    {
      name: 'test_publish',
      params: ['package: ID', context],
      returns: 'UpgradeCap',
      summary: 'Makes the capability to upgrade a package, as if it had just been published at that ID.',
    },
    {
      name: 'test_upgrade',
      params: ['ticket: UpgradeTicket'],
      returns: 'UpgradeReceipt',
      summary: 'Turns a ticket into a receipt as the upgrade command would, with an invented ID for the new version.',
    },
  ],
  'sui::ecdsa_k1': [
    {
      name: 'secp256k1_keypair_from_seed',
      params: ['seed: &vector<u8>'],
      returns: 'KeyPair',
      summary: 'Derives a pair of keys from 32 bytes, the same for the same bytes.',
    },
    {
      name: 'private_key',
      params: ['self: &KeyPair'],
      returns: '&vector<u8>',
      summary: 'Returns the private key of a pair.',
    },
    {
      name: 'public_key',
      params: ['self: &KeyPair'],
      returns: '&vector<u8>',
      summary: 'Returns the public key of a pair, compressed.',
    },
    {
      name: 'secp256k1_sign',
      params: ['private_key: &vector<u8>', 'msg: &vector<u8>', 'hash: u8', 'recoverable: bool'],
      returns: 'vector<u8>',
      summary:
        'Signs a message, hashed with Keccak-256 for 0 and SHA-256 for 1. Where `recoverable` is true, the key can be recovered from the signature.',
    },
  ],
};
