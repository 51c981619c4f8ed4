/** From `published-at` under [published.testnet] in Published.toml. */
export const PACKAGE_ID =
  '0x3a9c40e17bd2568fe0914d7ab35cc82f6017e94d2b85ac3f70d6e1948b52cf03';
