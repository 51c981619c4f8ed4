/** Says whether the site is still true to what it was written from: `npm run staleness`. `options.ts` lists what it can ask. */
import {readFileSync, writeFileSync} from 'node:fs';
import {exitCodeOf, type Finding} from './finding';
import {askPublicEndpoints} from './network/endpoint';
import {readOptions, type Options} from './options';
import {readPages} from './pages/read';
import {printFindings} from './print';
import {npmRegistry} from './registry/npm';
import {readPins, taughtPins} from './registry/pins';
import {checkoutAt} from './source/checkout';
import {askClaims, askNetworks, askRegistry, askSource, listForPeople} from './steps';
import {update} from './update';
import {UsageError} from '../lib/usage-error';

async function ask(options: Options): Promise<Finding[]> {
  const pages = readPages();
  const pins = {...taughtPins, ...readPins(readFileSync('package.json', 'utf8'))};
  const checkout = options.source === undefined ? undefined : checkoutAt(options.source);
  return [
    ...(options.registry ? askRegistry(npmRegistry, pins, options.pins, pages) : []),
    ...(options.network ? await askNetworks(askPublicEndpoints, pages) : []),
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
  if (options.update) console.log(`\n${update(findings)}`);
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
