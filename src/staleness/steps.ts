/**
 * What is asked, step by step. Each step answers with findings, and with a row of its own where it
 * could not ask.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {protocol} from '../facts/protocol';
import {checkedByPeople, listFigures} from '../facts/provenance/list';
import {sui} from '../reference/cli/sui';
import {entryLists} from '../reference/errors/entries';
import {checkClaims} from './claims/check';
import {finding, type Finding} from './finding';
import type {Page} from './pages/read';
import type {Checkout} from './source/checkout';
import {checkCli} from './source/cli';
import {checkNodeConfig} from './source/config';
import {checkFramework} from './source/framework';
import {checkMessages} from './source/messages';
import {checkMetrics} from './source/metrics';
import {readSnapshots} from './source/snapshots';

function packageFile(file: string): string | undefined {
  const full = path.join('node_modules', file);
  return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
}

/**
 * Compares what pages claim with the sources, where they are at hand, and with the pinned packages.
 */
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

/**
 * Compares our models of the command line, the node's configuration, metrics, messages and the
 * framework with a checkout.
 */
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

/**
 * Figures that no machine can check, by the day they were read; figures read together are one row.
 */
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
    const places = pages.filter((page) => page.figures.some((shown) => figures.includes(shown))).map(({file}) => file);
    return finding('people', name, 'note', {
      stated: holds,
      found: `${figures.length} read on ${read}`,
      source: 'src/facts/provenance',
      places,
    });
  });
}
