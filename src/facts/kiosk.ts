/**
 * Mysten Labs' packages of rules and of personal kiosks. Source: `packages/kiosk/src/constants.ts`
 * of MystenLabs/ts-sdks, 03fe26bf (2026-08-20).
 */
export const kioskRules = {
  mainnet: {
    royaltyAndLock: '0x434b5bd8f6a7b05fede0ff46c6e511d71ea326ed38056e3bcd681d2d7c2a7879',
    floorPrice: '0x34cc6762780f4f6f153c924c0680cfe2a1fb4601e7d33cc28a92297b62de1e0e',
    personalKiosk: '0x0cb4bcc0560340eb1a1b929cabe56b33fc6449820ec8c1980d69bb98b649b802',
  },
  testnet: {
    royaltyAndLock: '0xbd8fc1947cf119350184107a3087e2dc27efefa0dd82e25a1f699069fe81a585',
    floorPrice: '0x06f6bdd3f2e2e759d8a4b9c252f379f7a05e72dfe4c0b9311cdac27b8eb791b1',
    personalKiosk: '0x06f6bdd3f2e2e759d8a4b9c252f379f7a05e72dfe4c0b9311cdac27b8eb791b1',
  },
} as const;

/**
 * Version of `@mysten/kiosk` for `@mysten/sui` 2.x. Source: its `package.json` in
 * MystenLabs/ts-sdks, 03fe26bf.
 */
export const kioskSdk = '1.4.4';
