/**
 * What the protocol's configuration sets and more than one page states, on Mainnet at the version
 * that the site documents. "Since n" is the version in which a value last changed on Mainnet.
 * Sources, read on 2026-11-22: the snapshot `Mainnet_version_137.snap` as the 1.81 sources have it
 * (the renamed copy LinkUVerse/rtd at 7098077d8d; two earlier drafts are in MystenLabs/sui at
 * 1eb6f972 and f0cc912f), the snapshots of 1 to 105, and the blocks of 85 to 140 in
 * `crates/sui-protocol-config/src/lib.rs` of MystenLabs/sui at 90d70f61.
 */
export const protocol = {
  /** The version whose configuration was read. */
  version: 137,
  /**
   * What one transaction may have at most: counts, and sizes in bytes. Sources, besides the
   * snapshot: `validity_check` in `crates/sui-types/src/transaction.rs`, which wants fewer than the
   * snapshot's number of commands (1,024), arguments (512) and bytes of a pure argument (16,384),
   * and a lower gas price in MIST than max_gas_price, and which has the number of withdrawals as a
   * constant. Inputs are objects, receiving ones and called packages included. `publishes` counts
   * `Publish` and `Upgrade` commands together. `newObjects` holds for objects created, dynamic
   * fields included, for those deleted and for those transferred; `childObjects` for dynamic fields
   * that are loaded or added (object_runtime_max_num_cached_objects, …_store_entries).
   */
  transaction: {
    commands: 1_023, // since 1
    inputs: 2_048, // since 1
    bytes: 131_072, // since 1
    gasCoins: 256, // since 96, which allows the whole number; 255 before
    pureArgumentBytes: 16_383, // since 1
    argumentsPerCommand: 511, // since 1
    publishes: 5, // since 24
    withdrawals: 10, // since 124, which turned withdrawals on
    events: 1_024, // since 19
    eventBytes: 256_000, // since 1
    allEventsBytes: 65_536_000, // since 19
    newObjects: 2_048, // since 1
    childObjects: 1_000, // since 1
    writtenBytes: 5_000_000, // since 3
    effectsBytes: 524_288, // since 1
    maxGasBudgetSui: 50_000, // since 72
    gasPrice: 49_999_999_999, // since 72
    computationUnits: 5_000_000, // since 1
  },
  /**
   * References in a programmable transaction, since 136: alive at one time, returned by one
   * command, returned by all commands together. Source: max_ptb_live_references,
   * max_ptb_returned_references, max_ptb_total_returned_references.
   */
  references: {live: 64, returnedByCommand: 16, returnedInAll: 256},
  /**
   * Entries of `sui::scratch` in one transaction, since 130. Source: max_scratch_pad_size, which
   * the block of 130 sets to 16 times max_programmable_tx_commands.
   */
  scratchEntries: 16_384,
  /**
   * Allowed proposers, since 137: how many validators a transaction may name at any gas price.
   * Source: MAX_UNPAID_ALLOWED_PROPOSERS, which `validity_check` compares with the gas price over
   * the reference gas price.
   */
  unpaidProposers: 3,
  /** Sizes in bytes, and levels of nested values. Since 1, 1 and 11. Source: as `transaction`. */
  object: {bytes: 256_000, packageBytes: 102_400, nesting: 128},
  /**
   * Modules and dependencies that one package may have at most, since 38, where `validity_check`
   * wants fewer than 64 and 32. Source: as `transaction`.
   */
  package: {modules: 63, dependencies: 31},
  /**
   * Storage price: units per byte, MIST per unit, and the share of the fee that deletion gives
   * back. Since 1, 3 and 1. Source: as `transaction`.
   */
  storage: {unitsPerByte: 100, mistPerUnit: 76, rebatePercent: 99},
  /**
   * Epochs that a zkLogin ephemeral key may live beyond the current one, since 43. Source:
   * zklogin_max_epoch_upper_bound_delta.
   */
  zkLoginEpochs: 30,
  /**
   * What the next version changes on Mainnet, as far as pages name it. Source: the block of 138 in
   * `lib.rs` of MystenLabs/sui at 90d70f61, which sets storage_rebate_rate to 9,999 for Mainnet
   * alone and says that Testnet, which ran 138 before, gets it with 139. Note 28233 of the release
   * testnet-v1.82.2 says so too, and the snapshot of Mainnet 139 (1284658f) has 9,999. Earlier
   * drafts of the snapshot of 138 (8a0be28d, 24504529; tzakian/sui at 9eea6238; LinkUVerse/rtd at
   * c4f848faa3) still have 9,900, and the tag mainnet-v1.81.1 could not be read. So a page that
   * names it says that it is expected.
   */
  next: {version: 138, rebatePercent: 99.99},
} as const;
