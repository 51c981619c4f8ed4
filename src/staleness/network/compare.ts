import {figureClaims} from '../claims/figures';
import {publishedPackages, type PublishedPackage} from '../../facts/packages';
import type {Figure} from '../../facts/provenance/list';
import {finding, unasked, type Finding} from '../finding';
import {placesShowing} from '../pages/find';
import type {Page} from '../pages/read';
import type {AskNetwork, NetworkState, PublicNetwork} from './endpoint';

const area = 'network';
const networks: readonly PublicNetwork[] = ['mainnet', 'testnet'];

type Row = [figure: string, found: string];

/** The newest version of each package, as the network has it. */
const packageRows = (network: PublicNetwork, {packages}: NetworkState): Row[] =>
  Object.entries<Partial<Record<PublicNetwork, PublishedPackage>>>(publishedPackages).flatMap(([name, places]): Row[] => {
    const found = packages.get(places[network]?.original ?? '');
    const path = `publishedPackages.${name}.${network}`;
    return found === undefined
      ? []
      : [
          [`${path}.version`, String(found.version)],
          [`${path}.newest`, found.newest],
        ];
  });

/**
 * Figures of one network, and on Mainnet those that the release and the configuration of the
 * protocol give.
 */
function rowsOf(network: PublicNetwork, state: NetworkState): Row[] {
  const release = /\/(\d+\.\d+)\./.exec(state.server)?.[1];
  const own: Row[] = [[`networks.${network}.chainDigest`, state.chainDigest], ...packageRows(network, state)];
  if (network !== 'mainnet') return own;
  return [
    ...own,
    ['protocol.version', String(state.protocol)],
    ...(release === undefined ? [] : [['versions.suiCli', release] satisfies Row]),
    ...figureClaims.flatMap(({figure, chain, key, from = (value: number) => value}): Row[] => {
      const value = state.configuration[key];
      return chain !== 'Mainnet' || !value ? [] : [[figure, String(from(Number(value)))]];
    }),
  ];
}

/** Compares figures with what a network says of itself. */
export function compareNetwork(network: PublicNetwork, state: NetworkState, figures: readonly Figure[], pages: readonly Page[]): Finding[] {
  const source = `${network}, epoch ${state.epoch}, checkpoint ${state.checkpoint}, ${state.server}`;
  return rowsOf(network, state).flatMap(([path, found]) => {
    const figure = figures.find((candidate) => candidate.path === path);
    if (figure === undefined) return [];
    const stated = String(figure.value);
    return finding(area, path, stated === found ? 'fresh' : 'stale', {stated, found, source, places: placesShowing(pages, path)});
  });
}

/**
 * Asks the public networks. One that does not answer is a row, and the others are asked all the
 * same.
 */
export async function checkNetworks(ask: AskNetwork, figures: readonly Figure[], pages: readonly Page[]): Promise<Finding[]> {
  const answers = await Promise.allSettled(networks.map((network) => ask(network)));
  return answers.flatMap((answer, index) => {
    const network = networks[index] ?? 'mainnet';
    if (answer.status === 'fulfilled') return compareNetwork(network, answer.value, figures, pages);
    const reason: unknown = answer.reason;
    return [unasked(area, network, reason instanceof Error ? reason.message : String(reason))];
  });
}
