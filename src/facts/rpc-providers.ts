/**
 * When it was read who offers which interface of Sui. The table itself is on the page
 * `references/rpc-providers`; these dates belong to its rows. Sources: the Sui Foundation's list of
 * providers, and the documentation of the providers themselves.
 */
export const rpcProviders = {
  /** The Foundation's list, which gives no date of its own. */
  listRead: 'November 23, 2026',
  /** GraphQL of Chainstack: its changelog. */
  chainstack: 'September 28, 2026',
  /** Pages of Inodra on its gateways. */
  inodra: 'November 23, 2026',
  /** Page of QuickNode on gRPC, by its own date. */
  quicknode: 'March 31, 2026',
  /** Pages of Triton One on Sui, by the newest date of their site map. */
  triton: 'November 2, 2026',
} as const;
