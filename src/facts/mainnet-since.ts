/**
 * The first protocol version of Mainnet in which a feature is on: the lowest N for which
 * `crates/sui-protocol-config/src/snapshots/…Mainnet_version_N.snap` of MystenLabs/sui has the flag
 * in the comment. Read at 90d70f61 in November 2026, from the block of each version in
 * `src/lib.rs`, which the snapshots are made from. The list at the head of that file is no source:
 * it mixes networks, and it keeps numbers of drafts that became another version.
 */
export const mainnetSince = {
  /**
   * enable_group_ops_native_functions: the calculations of sui::bls12381, but for multi-scalar
   * multiplication.
   */
  groupOps: 41,
  /** enable_coin_deny_list_v2. */
  denyListV2: 52,
  /** random_beacon: sui::random. */
  randomness: 54,
  /** uncompressed_g1_group_elements. */
  uncompressedG1: 77,
  /** enable_nitro_attestation. */
  nitroAttestation: 84,
  /** passkey_auth, accept_passkey_in_multisig. */
  passkeys: 90,
  /** enable_party_transfer. */
  partyObjects: 94,
  /** enable_coin_registry. */
  coinRegistry: 96,
  /** enable_ptb_execution_v2: what a block may do with values is checked before it runs. */
  ptbExecutionV2: 104,
  /**
   * disable_preconsensus_locking: owned objects are locked after consensus, and there is no fast
   * path.
   */
  lockingAfterConsensus: 105,
  /** gas_rounding_halve_digits. */
  gasRoundingByDigits: 108,
  /** enable_poseidon. Devnet and Testnet had it before. */
  poseidon: 108,
  /**
   * flexible_tx_context_positions: `TxContext` need not be the last parameter of a function that a
   * block calls.
   */
  txContextAnywhere: 108,
  /** address_aliases. */
  addressAliases: 116,
  /** use_coin_party_owner: the deny list looks at every owner of a coin that has an address. */
  denyListForParties: 118,
  /**
   * enable_accumulators, enable_address_balance_gas_payments, enable_coin_reservation_obj_refs,
   * enable_object_funds_withdraw. The Mainnet snapshot of 124 at 7604ef11 has all four, that of 123
   * at 3b3a157c none.
   */
  addressBalances: 124,
  /** enable_gasless; as for addressBalances. */
  gasless: 124,
  /** enable_authenticated_event_streams; as for addressBalances. */
  authenticatedEvents: 124,
  /** timestamp_based_epoch_close. */
  epochsByTime: 127,
  /**
   * enable_unified_linkage: all commands of a transaction share one linkage. The Mainnet snapshot
   * of 129 at 8265d83f has it, as the block of 129 in lib.rs does; that at 1f3374f5, which is often
   * quoted, is of a draft.
   */
  unifiedLinkage: 129,
  /**
   * enable_init_on_upgrade. The Mainnet snapshot of 130 at 31a9b4fe has it, that of 129 at 1f3374f5
   * does not.
   */
  initOnUpgrade: 130,
  /** epoch_close_deadline_ms: an epoch ends at the latest that long after its planned end. */
  epochDeadline: 130,
  /**
   * max_scratch_pad_size, the room for entries of sui::scratch. The Mainnet snapshot of 130 at
   * 31a9b4fe has it.
   */
  scratch: 130,
  /** ptb_tx_context_restrictions: a call of a block takes `&mut TxContext` once at most. */
  txContextOnce: 136,
  /** max_ptb_live_references and the two limits of returned references. */
  liveReferences: 136,
  /** allowed_proposers. Devnet has had it since 136. */
  allowedProposers: 137,
  /**
   * validate_ptb_argument_indices: a block that names no such input or result is rejected before it
   * runs.
   */
  checkedIndices: 137,
  /** enable_allowances; switched off for Mainnet in 137, on in 138. */
  allowances: 138,
} as const;

/**
 * The first protocol version of Testnet with a feature that it had before Mainnet, read as
 * `mainnetSince` was.
 */
export const testnetSince = {
  /** enable_allowances. */
  allowances: 137,
  /** obj_access_cost_read_per_package_kb: what reading a package costs. */
  packageReads: 139,
} as const;

/**
 * First release of the `sui` binaries that knows the protocol version in which Mainnet gets
 * allowances.
 */
export const allowancesRelease = '1.81';
