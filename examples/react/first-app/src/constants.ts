/** From `published-at` under [published.testnet] in Published.toml. */
export const PACKAGE_ID =
  '0x289dd265a0e35333b928dd7f399ebf66c5c92a3a8daf7233b13365888a2337b8';

/** The shared Greenhouse object that the publish transaction created. */
export const GREENHOUSE_ID =
  '0x68629094b1808c25892cf3afafa4aa4b3de593a7009fab70a27386e80bbe58ed';
