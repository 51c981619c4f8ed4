/** From `published-at` under [published.testnet] in Published.toml. */
export const PACKAGE_ID =
  '0xe15b9d04c7a2386f90ed41b75c38fa6207b3d8c51f946ae0728dcb35f9e06a14';

/** How long a player may think: one day. */
export const TURN_MS = 86_400_000n;
