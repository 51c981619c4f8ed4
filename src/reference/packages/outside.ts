import type {AbiModule} from '../abi/types';

/**
 * Packages whose types are in signatures and that have no pages here, by the name in Move code.
 * Those of the framework have their fixed addresses; the others their first ids on Mainnet: `pyth`
 * by `target_chains/sui/contracts/Published.toml` of pyth-network/pyth-crosschain (7c915eb,
 * 2026-07-23), `suins_bbb` and `suins_denylist` by their own `Published.toml` and `Move.lock` in
 * MystenLabs/suins-contracts (066bf00, 2026-06-24).
 */
export const outsideAddresses = {
  std: '0x1',
  sui: '0x2',
  pyth: '0x8d97f1cd6ac663735be08d1d2b6d02a159e711586461306ce60a2b7a6a565a9e',
  suins_bbb: '0x6268d072063a311f6f0a1db516d06d97c06a3fa6d10e797cad578937a47b3992',
  suins_denylist: '0xc967b7862d926720761ee15fbd0254a975afa928712abcaa4f7c17bb2b38d38b',
} as const;

const typeIn = (address: string, name: string, datatype: string): AbiModule => ({
  address,
  name,
  datatypes: [{name: datatype, abilities: [], typeParameters: [], fields: []}],
  functions: [],
});

/**
 * The types of packages without pages that signatures and fields name. One that nothing names fails
 * a test.
 */
export const outsideTypes: readonly AbiModule[] = [
  typeIn(outsideAddresses.pyth, 'price_info', 'PriceInfoObject'),
  typeIn(outsideAddresses.suins_bbb, 'bbb_vault', 'BBBVault'),
];
