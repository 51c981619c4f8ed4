/**
 * The packages that every Sui network has, and where a Sui checkout keeps them below
 * crates/sui-framework/packages.
 */
export const systemPackages = [
  {name: 'MoveStdlib', alias: 'std', address: '0x1', folder: 'move-stdlib'},
  {name: 'Sui', alias: 'sui', address: '0x2', folder: 'sui-framework'},
  {name: 'SuiSystem', alias: 'sui_system', address: '0x3', folder: 'sui-system'},
  {name: 'Bridge', alias: 'bridge', address: '0xb', folder: 'bridge'},
] as const;

export type SystemPackage = (typeof systemPackages)[number];
