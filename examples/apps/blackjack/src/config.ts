/** From `published-at` under [published.testnet] in Published.toml. */
export const PACKAGE_ID =
  '0x3bd7a1c6e05f92480b7de3146ca85f9021d4be7638fc0a95e21b7d60483ac5ef';

/** The shared House object, and the type of coin that it plays with. */
export const HOUSE_ID =
  '0xd2096be8f4137ca5590e81bd3f6ac274e81f05d93cb6207ea45d18f9c30be672';
export const COIN_TYPE = '0x2::sui::SUI';
