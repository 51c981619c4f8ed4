/** Figures that more than one page states, each with its unit and source. */
export const limits = {
  /** Requests that a public full-node endpoint takes from one client in the time given. Source: MystenLabs/sui docs, snippet warn-ml-rpcs. */
  publicEndpoint: {requests: 100, seconds: 30},
  /** MIST in one SUI. Source: `crates/sui-types/src/gas_coin.rs`, MIST_PER_SUI. */
  mistPerSui: 1_000_000_000,
} as const;
