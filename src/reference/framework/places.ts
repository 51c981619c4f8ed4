/** Where the pages stand, without the slash in front: also the id of the landing page. */
export const root = 'references/framework';

/** Where the packages are on every network, in short form. */
export const addresses = {
  std: '0x1',
  sui: '0x2',
  sui_system: '0x3',
  bridge: '0xb',
  deepbook: '0xdee9',
} as const;

export type PackageName = keyof typeof addresses;
