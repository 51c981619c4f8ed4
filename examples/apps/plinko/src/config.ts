/** From `published-at` under [published.testnet] in Published.toml. */
export const PACKAGE_ID =
  '0x90c2e8d5b7143fa6d08e15bc729f6a43801ed5cb97f2640ab3d81c7e56f09a4d';

/** The shared Cashier that the publish transaction created, and a frozen Board. */
export const CASHIER_ID =
  '0x17e5a3d96cb0f8427be1095dc38fa264f91d70be836a5cd2048b6ef37a9d1c50';
export const BOARD_ID =
  '0x4cb97d20e6f1853ab92c70e4d15f8a36082bd9e74f6c315ad80be2739c46f1a8';
