/** Figures that more than one page states, each with its unit and source. */
export const limits = {
  /** Requests that a public full-node endpoint takes from one client in the time given. Source: MystenLabs/sui docs, snippet warn-ml-rpcs. */
  publicEndpoint: {requests: 100, seconds: 30},
  /** MIST in one SUI. Source: `crates/sui-types/src/gas_coin.rs`, MIST_PER_SUI. */
  mistPerSui: 1_000_000_000,
  /** Keys that one multisig address may have. Source: `crates/sui-types/src/multisig.rs`, MAX_SIGNER_IN_MULTISIG. */
  multisigKeys: 10,
  /** CLI release since which `--gas-budget` may be left out. Source: release notes of Sui 1.24.1. */
  gasBudgetOptionalSince: '1.24.1',
  /**
   * Limits of one transaction at protocol 135 on Mainnet: counts, and sizes in bytes. Source:
   * `crates/sui-protocol-config/src/snapshots/…Mainnet_version_135.snap`.
   */
  transaction: {
    commands: 1_024,
    inputs: 2_048,
    bytes: 131_072,
    gasCoins: 256,
    pureArgumentBytes: 16_384,
    events: 1_024,
    maxGasBudgetSui: 50_000,
    computationUnits: 5_000_000,
  },
  /** Sizes in bytes at protocol 135. Source: as `transaction`. */
  object: {bytes: 256_000, packageBytes: 102_400},
  /** Storage price: units per byte, MIST per unit, and the share of the fee that deletion gives back. Source: as `transaction`. */
  storage: {unitsPerByte: 100, mistPerUnit: 76, rebatePercent: 99},
  /** Epochs that a zkLogin ephemeral key may live beyond the current one. Source: as `transaction`, zklogin_max_epoch_upper_bound_delta. */
  zkLoginEpochs: 30,
} as const;
