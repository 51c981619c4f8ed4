import {readFileSync} from 'node:fs';
import path from 'node:path';
import {loadAbiFile, loadSystemAbi, typemoveFolder} from '../abi/load';
import type {AbiModule} from '../abi/types';
import type {PackageInfo} from '../move/package-info';
import {addresses, root, type PackageName} from './places';

const repository = 'https://github.com/MystenLabs/sui/tree/main/crates/sui-framework/packages';

/**
 * Commit of MystenLabs/sui whose compiled packages abis/bridge.json, abis/deepbook.json and the
 * names were taken from.
 */
export const sourceCommit = {id: '1b08d0f6b4', date: '2026-01-05'} as const;

const typemove = JSON.parse(readFileSync(path.join(typemoveFolder(), 'package.json'), 'utf8')) as {version: string};
const pinned = (address: string): string => `the Mainnet ABI of ${address} in @typemove/sui ${typemove.version}`;
const compiled = `an ABI read from the compiled package at commit ${sourceCommit.id} (${sourceCommit.date}) of MystenLabs/sui`;
const ours = (name: string) => (): AbiModule[] => loadAbiFile(path.join(__dirname, 'abis', `${name}.json`));

type Own = Omit<PackageInfo, keyof typeof common> & {name: PackageName};

const common = {location: 'fixed', root, dataFolder: 'src/reference/framework', namesFrom: sourceCommit.id} as const;

const own: readonly Own[] = [
  {
    name: 'std',
    address: addresses.std,
    label: 'Move standard library',
    summary: 'The Move standard library: vectors, options, strings, integers, fixed-point numbers, hashes and BCS encoding.',
    generatedFrom: pinned('0x1'),
    sourceFolder: `${repository}/move-stdlib/sources`,
    load: () => loadSystemAbi('0x1'),
  },
  {
    name: 'sui',
    address: addresses.sui,
    label: 'Sui framework',
    summary: 'The Sui framework: objects, transfers, coins, collections, kiosks, display, the clock, randomness and cryptography.',
    generatedFrom: pinned('0x2'),
    sourceFolder: `${repository}/sui-framework/sources`,
    load: () => loadSystemAbi('0x2'),
  },
  {
    name: 'sui_system',
    address: addresses.sui_system,
    label: 'Sui system',
    summary: 'The Sui system package: validators, staking pools, rewards, the storage fund and the change from epoch to epoch.',
    generatedFrom: pinned('0x3'),
    sourceFolder: `${repository}/sui-system/sources`,
    load: () => loadSystemAbi('0x3'),
  },
  {
    name: 'bridge',
    address: addresses.bridge,
    label: 'Sui Bridge',
    summary: 'The Move side of Sui Bridge: its committee, signed messages, token treasury and limits on transfers to and from Ethereum.',
    generatedFrom: compiled,
    sourceFolder: `${repository}/bridge/sources`,
    load: ours('bridge'),
  },
  {
    name: 'deepbook',
    address: addresses.deepbook,
    label: 'DeepBook V2',
    summary: 'Version 2 of the DeepBook order book, kept so that old pools can be read, orders canceled and funds withdrawn.',
    generatedFrom: compiled,
    sourceFolder: `${repository}/deepbook/sources`,
    outdated: {
      status: 'deprecated',
      since: 'framework release 1.44',
      use: '[DeepBookV3](/standards/deepbookv3), the package @deepbook/core in the Move Registry',
    },
    load: ours('deepbook'),
  },
];

/** The packages, in the order of the sidebar. */
export const packages: readonly PackageInfo[] = own.map((info) => ({...common, ...info}));
