/** What the machine asks, step by step. Each step answers with findings, and with a row of its own where it could not ask. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {checkedByPeople, listFigures} from '../facts/provenance/list';
import {protocol} from '../facts/protocol';
import {sui} from '../reference/cli/sui';
import {entryLists} from '../reference/errors/entries';
import {compareFramework} from './abi/compare';
import {checkClaims} from './claims/check';
import {finding, unasked, type Finding} from './finding';
import type {AskNetwork} from './network/endpoint';
import {checkNetworks} from './network/compare';
import type {Page} from './pages/read';
import {filesOf} from './pages/find';
import {comparePins, isBehind, pagePackages, taughtPins, type Pins} from './registry/pins';
import {RegistryError, type Registry} from './registry/npm';
import {compareChangelog} from './sdk/changelog';
import type {Pair, Release} from './sdk/files';
import {compareSchemas} from './sdk/graphql';
import {compareGrpc} from './sdk/grpc';
import {compareJsonRpc} from './sdk/json-rpc';
import {checkCli} from './source/cli';
import type {Checkout} from './source/checkout';
import {checkNodeConfig} from './source/config';
import {checkFramework} from './source/framework';
import {checkMessages} from './source/messages';
import {checkMetrics} from './source/metrics';
import {readSnapshots} from './source/snapshots';

const installed = 'node_modules';
const sdk = '@mysten/sui';
const abis = '@typemove/sui';

/** Where a release is: among the installed packages if it is the pinned one, else fetched from the registry. */
function releaseOf(name: string, version: string, pins: Pins, registry: Registry): Release {
  const isInstalled = pins[name] === version && !(name in taughtPins);
  const folder = isInstalled ? path.join(installed, name) : registry.folderOf(name, version);
  return {name, version, folder};
}

/** What changed between the pinned and the newest release of a package. */
function comparePackage(pair: Pair, pages: readonly Page[]): Finding[] {
  const changes = compareChangelog(pair, pages);
  if (pair.newest.name === abis) return compareFramework(pair, pages);
  if (pair.newest.name !== sdk) return changes;
  return [...compareSchemas(pair, pages), ...compareGrpc(pair, pages), ...compareJsonRpc(pair, pages), ...changes];
}

/**
 * Compares the pins with the registry, and looks into the packages of which pages are made where a newer release is out.
 *
 * @param pins what package.json pins, and what pages were written for without installing it
 * @param taken versions to take in place of some pins, for a rehearsal
 */
export function askRegistry(registry: Registry, pins: Pins, taken: Pins, pages: readonly Page[]): Finding[] {
  try {
    const compared = {...pins, ...taken};
    const ours = pagePackages.filter((name) => name in compared);
    const newest = new Map([...registry.outdated(), ...ours.map((name): [string, string] => [name, registry.latest(name)])]);
    const rows = comparePins(compared, newest);
    const behind = ours.filter((name) => isBehind(compared[name] ?? '', newest.get(name)));
    return [
      ...rows,
      ...behind.flatMap((name) => {
        const pinned = releaseOf(name, compared[name] ?? '', pins, registry);
        return comparePackage({pinned, newest: releaseOf(name, newest.get(name) ?? '', pins, registry)}, pages);
      }),
    ];
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    return [unasked('pins', 'npm registry', error.message)];
  }
}

export const askNetworks = async (ask: AskNetwork, pages: readonly Page[]): Promise<Finding[]> => checkNetworks(ask, listFigures(), pages);

function packageFile(file: string): string | undefined {
  const full = path.join(installed, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
}

/** Compares what pages claim with the sources, where they are at hand, and with the pinned packages. */
export const askClaims = async (checkout: Checkout | undefined, pages: readonly Page[]): Promise<Finding[]> =>
  checkClaims({
    pages,
    figures: listFigures(),
    protocol: protocol.version,
    packageFile,
    snapshots: checkout
      ? {Mainnet: readSnapshots(checkout, 'Mainnet'), Testnet: readSnapshots(checkout, 'Testnet')}
      : {Mainnet: [], Testnet: []},
    ...(checkout === undefined ? {} : {checkout}),
  });

/** Compares our models of the command line, the node's configuration, metrics, messages and the framework with a checkout. */
export async function askSource(checkout: Checkout, pages: readonly Page[]): Promise<Finding[]> {
  return [
    ...(await checkCli(checkout, sui, pages)),
    ...(await checkNodeConfig(checkout, pages)),
    ...(await checkMetrics(checkout, pages)),
    ...(await checkMessages(
      checkout,
      entryLists.flatMap(({entries}) => entries),
    )),
    ...(await checkFramework(checkout, pages)),
  ];
}

/** Figures that no machine can check, by the day they were read; figures read together are one row. */
export function listForPeople(pages: readonly Page[]): Finding[] {
  const groups = new Map<string, {figures: string[]; holds: string}>();
  for (const {path: figure, origin} of checkedByPeople()) {
    const key = `${origin.read} ${figure.split('.')[0] ?? figure}`;
    const group = groups.get(key) ?? {figures: [], holds: origin.holds};
    group.figures.push(figure);
    groups.set(key, group);
  }
  return [...groups].map(([key, {figures, holds}]) => {
    const [read = '', name = ''] = key.split(' ');
    const places = filesOf(pages.filter((page) => page.figures.some((shown) => figures.includes(shown))).map(({file}) => file));
    return finding('people', name, 'note', {
      stated: holds,
      found: `${figures.length} read on ${read}`,
      source: 'src/facts/provenance',
      places,
    });
  });
}
