import {laterPackages, publishedPackages, sdkPackages, type PublishedPackage} from '../../facts/packages';
import type {PackageName} from './places';

/** The networks that packages are on. */
export const networks = {mainnet: 'Mainnet', testnet: 'Testnet'} as const;

export type Network = keyof typeof networks;

const published: Readonly<Record<PackageName, Partial<Record<Network, PublishedPackage>>>> = publishedPackages;
const called: Partial<Record<PackageName, Record<Network, string>>> = sdkPackages;
const later: Partial<Record<PackageName, Record<Network, string>>> = laterPackages;

/** What is known of a package on a network. */
export interface NetworkIds {
  /** As its repository records it. */
  published?: PublishedPackage;
  /** What the pinned SDK calls. */
  called?: string;
  /** A version after those that its repository records. */
  later?: string;
}

export const networkIds = (name: PackageName, network: Network): NetworkIds => ({
  ...(published[name][network] === undefined ? {} : {published: published[name][network]}),
  ...(called[name] === undefined ? {} : {called: called[name][network]}),
  ...(later[name] === undefined ? {} : {later: later[name][network]}),
});

function allOn(name: PackageName, network: Network): string[] {
  const ids = networkIds(name, network);
  const all = [ids.published?.original, ids.published?.newest, ids.called, ids.later].filter((id) => id !== undefined);
  return [...new Set(all)];
}

/** Every id that is known of a package; on Mainnet, that of its first version comes first. */
export const idsOf = (name: PackageName): Record<Network, string[]> => ({mainnet: allOn(name, 'mainnet'), testnet: allOn(name, 'testnet')});
