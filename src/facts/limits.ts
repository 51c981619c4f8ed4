/** Figures that more than one page states and that the protocol's configuration does not set, each with its unit and source. */
export const limits = {
  /** Requests that a public full-node endpoint takes from one client in the time given. Source: MystenLabs/sui docs, snippet warn-ml-rpcs. */
  publicEndpoint: {requests: 100, seconds: 30},
  /** MIST in one SUI. Source: `crates/sui-types/src/gas_coin.rs`, MIST_PER_SUI. */
  mistPerSui: 1_000_000_000,
  /** Keys that one multisig address may have. Source: `crates/sui-types/src/multisig.rs`, MAX_SIGNER_IN_MULTISIG. */
  multisigKeys: 10,
  /** CLI release since which `--gas-budget` may be left out. Source: release notes of Sui 1.24.1. */
  gasBudgetOptionalSince: '1.24.1',
} as const;
