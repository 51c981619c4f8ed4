/** `npm run build`: puts together what each room says of the built site. */
import './failures/tell-uncaught';
import {readRegisteredRoutes} from '../registry/read-routes';
import {readIndexedRoutes} from '../search/indexing/read-routes';
import {baseUrl, repositoryUrl, siteUrl} from '../site/identity';
import {linkTwins} from '../twins/link-twins';
import {UsageError} from '../lib/usage-error';
import {packFeatures, writeFeatures} from './features';
import {finishForHosts, finishPages, readFinishOptions, type FinishOptions} from './finish-build';
import {buildWhole} from './whole-build/build-whole';
import {readSitemap} from './whole-build/sitemap';

const generated = '.docusaurus';

/** @returns the exit code */
const build = (finishing: FinishOptions): Promise<number> =>
  buildWhole({
    next: 'build.next',
    live: 'build',
    generated,
    verbose: finishing.verbose,
    // Whatever changes the built site belongs here: the manifest is made of what these leave.
    steps: [
      (folder) => {
        console.log(`${linkTwins(folder, baseUrl)} pages have a Markdown twin.`);
      },
      (folder) => writeFeatures(folder, generated),
      (folder) => {
        finishPages(folder, {siteUrl, repositoryUrl, generated});
      },
      packFeatures,
      (folder) => finishForHosts(folder, finishing),
    ],
    readKnownPages: (folder) => ({
      registry: readRegisteredRoutes(generated),
      sitemap: readSitemap(folder, baseUrl),
      search: readIndexedRoutes(folder),
    }),
  });

async function main(): Promise<number> {
  try {
    return await build(readFinishOptions(process.argv.slice(2)));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    return 1;
  }
}

void main().then((exitCode) => {
  process.exitCode = exitCode;
});
