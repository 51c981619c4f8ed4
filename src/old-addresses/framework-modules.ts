import type {Address} from './addresses';

/**
 * Modules of a package of the Move framework, and below which folders official documentation had a
 * page for each.
 */
interface Modules {
  /** Folder of the pages of today. */
  now: Address;
  /** Earlier folders. */
  before: readonly Address[];
  /** Their names, with a space between; several texts for the width of a line. */
  names: readonly string[];
}

/**
 * Their pages kept their names when the folders got others: those of sources at first, as
 * `sui-framework`, and package names behind `sui_` later. Names are those that
 * `crates/sui-framework/docs` of MystenLabs/sui had in the folder at the time and that have a page
 * here.
 */
export const frameworkModules: readonly Modules[] = [
  {
    now: '/references/framework/bridge',
    before: ['/references/framework/sui_bridge'],
    names: ['bridge chain_ids committee crypto limiter message message_types treasury'],
  },
  {
    now: '/references/framework/std',
    before: ['/references/framework/move-stdlib', '/references/framework/sui_std'],
    names: [
      'address ascii bcs bit_vector debug fixed_point32 hash macros option string type_name u128 u16 u256 u32 u64 u8',
      'uq32_32 uq64_64 vector',
    ],
  },
  {now: '/references/framework/std', before: ['/references/framework/sui_std'], names: ['bool internal']},
  {
    now: '/references/framework/sui',
    before: ['/references/framework/sui-framework', '/references/framework/sui_sui'],
    names: [
      'address authenticator_state bag balance bcs bls12381 borrow clock coin config deny_list display dynamic_field',
      'dynamic_object_field ecdsa_k1 ecdsa_r1 ecvrf ed25519 event groth16 group_ops hash hex hmac kiosk kiosk_extension',
      'linked_table math nitro_attestation object object_bag object_table package pay poseidon priority_queue prover random',
      'sui table table_vec token transfer transfer_policy tx_context types url vdf vec_map vec_set versioned',
      'zklogin_verified_id zklogin_verified_issuer',
    ],
  },
  {
    now: '/references/framework/sui',
    before: ['/references/framework/sui_sui'],
    names: [
      'accumulator accumulator_metadata accumulator_settlement address_alias coin_registry derived_object display_registry',
      'forwarding_address funds_accumulator party protocol_config rangeproofs ristretto255 scratch',
    ],
  },
  {
    now: '/references/framework/sui_system',
    before: ['/references/framework/sui_sui_system'],
    names: [
      'genesis stake_subsidy staking_pool storage_fund sui_system sui_system_state_inner validator validator_cap',
      'validator_set validator_wrapper voting_power',
    ],
  },
];

/** The same as rows of the table: old address → new address. */
export const frameworkAddresses: Readonly<Record<Address, Address>> = Object.fromEntries(
  frameworkModules.flatMap(({now, before, names}) =>
    before.flatMap((folder) =>
      names
        .join(' ')
        .split(' ')
        .map((name) => [`${folder}/${name}`, `${now}/${name}`] as const),
    ),
  ),
);
