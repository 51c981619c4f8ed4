/** From `published-at` under [published.testnet] in Published.toml. */
export const PACKAGE_ID =
  '0x6f1c0b7ae0d94c52b3a86df1e7508c34921fd6ab0c7e83f5149a2be06d85c3f7';

/** The shared House object, and the type of coin that it plays with. */
export const HOUSE_ID =
  '0xa84e51c09f27b3d6608d1ce4f73b925a0e6cd81f94b2370a5ce8f61d03b79e2a';
export const COIN_TYPE = '0x2::sui::SUI';
