/** Where the packages are on every network, in short form. */
export const addresses = {
  std: '0x1',
  sui: '0x2',
  sui_system: '0x3',
  bridge: '0xb',
  deepbook: '0xdee9',
} as const;
