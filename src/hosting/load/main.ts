/** Says how many readers one nginx on this machine can serve: `npm run load`, after `npm run build`; less than a minute. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parseOptions} from '../../lib/parse-options';
import {textTable} from '../../lib/text-table';
import {UsageError} from '../../lib/usage-error';
import {findNginx, runNginx} from '../run-nginx';
import {head, measureLoad, rowOf, type Load} from './measure';
import {recordVisit} from './visit';

const start = '/guides/developer/getting-started/get-coins';
const connections = [1, 16, 256];
const usualSeconds = 14;
const configuration = 'hosting/nginx';

const readOptions = (args: readonly string[]): {site: string; seconds: number} => {
  const fail = (message: string): never => {
    throw new UsageError(message);
  };
  const {site = 'build', seconds = String(usualSeconds)} = parseOptions(args, {site: {type: 'string'}, seconds: {type: 'string'}}, fail);
  if (!/^(?:[1-9]|1\d)$/.test(seconds)) fail(`--seconds is "${seconds}". Give a whole number from 1 to 19: all is done in a minute.`);
  if (!existsSync(path.join(site, 'index.html'))) fail(`There is no built site in ${site}/. Run "npm run build" first.`);
  return {site, seconds: Number(seconds)};
};

async function main(): Promise<number> {
  const {site, seconds} = readOptions(process.argv.slice(2));
  const nginx = findNginx();
  if (nginx === undefined) throw new UsageError('nginx is not installed. Install it, such as by "apt-get install nginx-light".');
  const visit = await recordVisit(site, start);
  const files = Object.fromEntries(readdirSync(configuration).map((file) => [file, readFileSync(path.join(configuration, file), 'utf8')]));
  const server = await runNginx(nginx, files, site);
  const loads: Load[] = [];
  try {
    for (const count of connections) loads.push(await measureLoad(server.origin, visit, count, seconds));
  } finally {
    await server.close();
  }
  console.log(
    `A visit is ${visit.paths.length} requests: ${visit.pages} pages, what they load, and a search. ${seconds} s each, on loopback.\n`,
  );
  console.log(textTable(head, loads.map(rowOf), () => true));
  return loads.some(({errors}) => errors > 0) ? 1 : 0;
}

main().then(
  (exitCode) => {
    process.exitCode = exitCode;
  },
  (error: unknown) => {
    console.error(error instanceof UsageError ? error.message : error);
    process.exitCode = 1;
  },
);
