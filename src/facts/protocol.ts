/** What the protocol's configuration sets and more than one page states, on Mainnet at the version that the site documents. */
export const protocol = {
  /** The version whose configuration was read. */
  version: 135,
  /**
   * What one transaction may have at most at protocol 135 on Mainnet: counts, and sizes in bytes. Sources:
   * `crates/sui-protocol-config/src/snapshots/…Mainnet_version_135.snap`, and `validity_check` in
   * `crates/sui-types/src/transaction.rs`, which wants fewer than the snapshot's number of commands (1,024), arguments
   * (512) and bytes of a pure argument (16,384), and a lower gas price in MIST than max_gas_price. Inputs are objects, receiving ones and called packages included.
   * `publishes` counts `Publish` and `Upgrade` commands together. `newObjects` holds for objects created, dynamic fields
   * included, for those deleted and for those transferred; `childObjects` for dynamic fields that are loaded or added (object_runtime_max_num_cached_objects, …_store_entries).
   */
  transaction: {
    commands: 1_023,
    inputs: 2_048,
    bytes: 131_072,
    gasCoins: 256,
    pureArgumentBytes: 16_383,
    argumentsPerCommand: 511,
    publishes: 5,
    withdrawals: 10,
    events: 1_024,
    eventBytes: 256_000,
    allEventsBytes: 65_536_000,
    newObjects: 2_048,
    childObjects: 1_000,
    writtenBytes: 5_000_000,
    effectsBytes: 524_288,
    maxGasBudgetSui: 50_000,
    gasPrice: 49_999_999_999,
    computationUnits: 5_000_000,
  },
  /** Sizes in bytes, and levels of nested values, at protocol 135. Source: as `transaction`. */
  object: {bytes: 256_000, packageBytes: 102_400, nesting: 128},
  /**
   * Modules and dependencies that one package may have at most at protocol 135, where `validity_check` wants fewer than
   * 64 and 32. Source: as `transaction`.
   */
  package: {modules: 63, dependencies: 31},
  /** Storage price: units per byte, MIST per unit, and the share of the fee that deletion gives back. Source: as `transaction`. */
  storage: {unitsPerByte: 100, mistPerUnit: 76, rebatePercent: 99},
  /** Epochs that a zkLogin ephemeral key may live beyond the current one. Source: as `transaction`, zklogin_max_epoch_upper_bound_delta. */
  zkLoginEpochs: 30,
} as const;
