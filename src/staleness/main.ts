/**
 * Says whether the site is still true to what it was written from: `npm run staleness`.
 * `options.ts` lists what it can ask.
 */
import {writeFileSync} from 'node:fs';
import {listFigures} from '../facts/provenance/list';
import {UsageError} from '../lib/usage-error';
import {exitCodeOf, type Finding} from './finding';
import {checkNetworks} from './network/compare';
import {askPublicEndpoint} from './network/endpoint';
import {readOptions, type Options} from './options';
import {readPages} from './pages/read';
import {printFindings} from './print';
import {askNpm, checkPins} from './registry';
import {checkoutAt} from './source/checkout';
import {askClaims, askSource, listForPeople} from './steps';

async function ask({offline, network, source}: Options): Promise<Finding[]> {
  const pages = readPages();
  const checkout = source === undefined ? undefined : checkoutAt(source);
  return [
    ...(offline ? [] : checkPins(askNpm, pages)),
    ...(network ? await checkNetworks(askPublicEndpoint, listFigures(), pages) : []),
    ...(await askClaims(checkout, pages)),
    ...(checkout ? await askSource(checkout, pages) : []),
    ...listForPeople(pages),
  ];
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  const findings = await ask(options);
  console.log(printFindings(findings, options.all));
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(findings, null, 2)}\n`);
  return exitCodeOf(findings);
}

main().then(
  (exitCode) => {
    process.exitCode = exitCode;
  },
  (error: unknown) => {
    console.error(error instanceof UsageError ? error.message : error);
    process.exitCode = 2;
  },
);
