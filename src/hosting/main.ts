/**
 * Writes the configurations of hosts for the built site: `npm run hosting`, after `npm run build`.
 */
import {existsSync} from 'node:fs';
import {parseOptions} from '../lib/parse-options';
import {UsageError} from '../lib/usage-error';
import {writeFilesBelow} from '../lib/write-files';
import {sitePolicy} from '../security-policy/site-policy';
import {baseUrl} from '../site/identity';
import {hostingFiles} from './hosts';
import {hostingModel} from './model';

function main(): void {
  const {out = 'hosting'} = parseOptions(process.argv.slice(2), {out: {type: 'string'}}, (message) => {
    throw new UsageError(message);
  });
  if (!existsSync('build/index.html')) throw new UsageError('There is no built site in build/. Run "npm run build" first.');
  const files = hostingFiles(hostingModel(sitePolicy('build'), baseUrl));
  writeFilesBelow(out, files);
  console.log(`${Object.keys(files).length} files for a site at ${baseUrl} are in ${out}/.`);
}

try {
  main();
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
}
