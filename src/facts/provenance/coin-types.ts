import type {coinTypes, gasless} from '../coin-types';
import {renamedCopy, snapshotFile, sui, type Origin, type Provenance, type ProvenanceOf} from './types';

const read = '2026-11-22';
const unit = 'Move types, decimal places and kinds';

/**
 * A package of a coin on Mainnet, decompiled. A published package never changes, so a coin is
 * checked again only when it is added.
 */
const decompiled = (commit: string): Provenance => ({
  source: {repository: 'MystenLabs/sui-packages', commit, paths: ['packages/mainnet/0x…/decompiled_modules']},
  also: [{page: 'https://github.com/MystenLabs/sui/pull/26417'}],
  unit,
  holds: 'the published package',
  read,
  checkedBy: 'person',
});

const wormhole: Provenance = {
  ...decompiled('bf4c20c'),
  also: [{package: '@mysten/deepbook-v3', version: '1.4.1', file: 'src/utils/constants.ts'}],
};

export const coinTypesProvenance: ProvenanceOf<typeof coinTypes> = {
  usdc: {
    ...decompiled('0cfa17f'),
    also: [{page: "Circle's quickstart for Sui, developers.circle.com"}, renamedCopy(snapshotFile('Testnet', 137))],
  },
  usdsui: decompiled('9df50b4'),
  suiUsde: decompiled('20dd379'),
  ausd: decompiled('0769367'),
  fdusd: decompiled('0cfa17f'),
  usdy: decompiled('0cfa17f'),
  usdb: decompiled('9acdcf8'),
  usdt: decompiled('ec62dca'),
  wormholeUsdc: wormhole,
  wormholeUsdt: wormhole,
};

const configuration: Origin = {
  source: sui('90d70f61', 'crates/sui-protocol-config/src/lib.rs'),
  also: [sui('159b19c', snapshotFile('Mainnet', 135), snapshotFile('Testnet', 135)), renamedCopy(snapshotFile('Mainnet', 137))],
  holds: 'protocol 137',
  read,
  checkedBy: 'source',
};

export const gaslessProvenance: ProvenanceOf<typeof gasless> = {
  mainnet: {...configuration, unit: 'coins'},
  leastUnits: {...configuration, unit: 'smallest units of a coin'},
  leastUnitsTestnet: {...configuration, unit: 'smallest units of a coin'},
  perSecond: {...configuration, unit: 'transactions a second'},
  computationUnits: {...configuration, unit: 'units of gas'},
  pureInputBytes: {...configuration, unit: 'bytes'},
  unusedInputs: {...configuration, unit: 'inputs'},
  transactionBytes: {...configuration, unit: 'bytes'},
};
