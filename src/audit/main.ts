/** Audits every page of the built site in Chromium: `npm run audit:pages`. */
import {availableParallelism} from 'node:os';
import {parseOptions} from '../lib/parse-options';
import {UsageError} from '../lib/usage-error';
import {reportOf} from './report';
import {routesIn} from './routes';
import {auditSite} from './run';

const usage = `Usage: npm run audit:pages -- [options]
  --only PATTERN   only pages whose route matches this regular expression
  --site FOLDER    the built site (build)`;

async function main(): Promise<number> {
  const {site = 'build', only} = parseOptions(process.argv.slice(2), {only: {type: 'string'}, site: {type: 'string'}}, (message) => {
    throw new UsageError(`${message}\n\n${usage}`);
  });
  const routes = routesIn(site, only);
  const start = performance.now();
  let finished = 0;
  const audited = await auditSite(site, routes, availableParallelism(), ({route, problems}) => {
    finished += 1;
    if (problems.length > 0) console.log(`FAIL ${route}`);
    if (finished % 50 === 0) console.log(`${finished} of ${routes.length} pages`);
  });
  console.log(`\n${reportOf(audited)}\n`);
  const failing = audited.filter(({problems}) => problems.length > 0).length;
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  console.log(`${failing === 0 ? 'Passed' : `FAILED: ${failing}`} of ${audited.length} pages, in ${minutes} minutes.`);
  return failing === 0 ? 0 : 1;
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
