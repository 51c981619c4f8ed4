/**
 * Figures of consensus, checkpoints and epochs that more than one page states. Source, where none
 * is named: the snapshot of the protocol configuration, `…Mainnet_version_137.snap` as the 1.81
 * sources have it (LinkUVerse/rtd at 7098077d8d).
 */
export const consensus = {
  /**
   * Units of voting power: all, a quorum, the most that may be faulty, and what a protocol upgrade
   * needs, which is a quorum and half of the rest. Sources: `crates/sui-types/src/committee.rs`,
   * and buffer_stake_for_protocol_upgrade_bps.
   */
  power: {total: 10_000, quorum: 6_667, faulty: 3_333, upgrade: 8_334},
  /** Most that one block of consensus holds: transactions, and their size in bytes. */
  block: {transactions: 128, bytes: 294_912},
  /** Most that one checkpoint holds, and the least time between two of them in milliseconds. */
  checkpoint: {transactions: 20_000, bytes: 31_457_280, gapMs: 200},
  /**
   * Milliseconds that a node waits for the block of a leader. Source:
   * `consensus/config/src/parameters.rs`, leader_timeout.
   */
  leaderTimeoutMs: 200,
  /** Rounds that congestion may put a transaction off. */
  deferralRounds: 10,
  /**
   * Length of an epoch on Mainnet and Testnet in hours. Source: the system parameters onchain,
   * epoch_duration_ms.
   */
  epochHours: 24,
  /**
   * Usual milliseconds from sending a transaction to confirmed effects. Source: the Sui
   * documentation, 2026.
   */
  finalityMs: {from: 400, to: 700},
} as const;
