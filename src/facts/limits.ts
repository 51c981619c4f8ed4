/**
 * What a public full-node endpoint takes. Source: `docs/content/snippets/warn-ml-rpcs.mdx` of
 * MystenLabs/sui, as read on its main branch on 2025-12-20 (workspace 1.63.0). The documentation of
 * 2026 calls the limits strict and names no figure.
 */
const publicEndpoint = {requests: 100, seconds: 30, documented: 'December 2025'} as const;

/**
 * Figures that more than one page states and that the protocol's configuration does not set, each
 * with its unit and source.
 */
export const limits = {
  /**
   * The rate limit of the public full nodes. Pages show `text` and nothing else, so that the figure
   * never stands without its date.
   */
  publicEndpoint: {
    ...publicEndpoint,
    text: `${publicEndpoint.requests} requests per ${publicEndpoint.seconds} seconds (documented in ${publicEndpoint.documented})`,
  },
  /** MIST in one SUI. Source: `crates/sui-types/src/gas_coin.rs`, MIST_PER_SUI. */
  mistPerSui: 1_000_000_000,
  /**
   * Keys that one multisig address may have. Source: `crates/sui-types/src/multisig.rs`,
   * MAX_SIGNER_IN_MULTISIG.
   */
  multisigKeys: 10,
  /**
   * CLI release since which `--gas-budget` may be left out: a dry run then estimates the budget.
   * Source: release notes of testnet-v1.24.1, which name MystenLabs/sui pull request 17322.
   */
  gasBudgetOptionalSince: '1.24.1',
} as const;
