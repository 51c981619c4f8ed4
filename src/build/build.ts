/** `npm run build`: puts together what each room says of the built site. */
import './failures/tell-uncaught';
import path from 'node:path';
import {readRegisteredRoutes} from '../registry/read-routes';
import {readIndexedFiles} from '../search/indexing/read-files';
import {baseUrl, repositoryUrl, siteUrl} from '../site/identity';
import {linkMarkdown} from '../markdown-pages/link-markdown';
import {UsageError} from '../lib/usage-error';
import {buildWhole} from './build-whole';
import {packFeatures, writeFeatures} from './features';
import {finishForHosts, finishPages, readFinishOptions, type FinishOptions} from './finish-build';
import {runDocusaurus} from './run-docusaurus';

const generated = '.docusaurus';

const htmlFile = (route: string): string => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

const build = (finishing: FinishOptions): Promise<void> =>
  buildWhole({
    next: 'build.next',
    live: 'build',
    lock: path.join(generated, 'build.pid'),
    compile: async (outDir, started) => {
      const args = ['build', '--out-dir', outDir, ...(finishing.verbose ? ['--verbose'] : [])];
      if ((await runDocusaurus(args, {outDir, started})) !== 0) throw new UsageError('The build failed with the error above.');
    },
    // Whatever changes the built site belongs here.
    steps: [
      (folder) => {
        console.log(`${linkMarkdown(folder, baseUrl)} pages have a Markdown version.`);
      },
      (folder) => writeFeatures(folder, generated),
      (folder) => {
        finishPages(folder, {siteUrl, repositoryUrl, generated});
      },
      packFeatures,
      (folder) => finishForHosts(folder, finishing),
    ],
    wanted: (folder) => ['404.html', 'sitemap.xml', ...readRegisteredRoutes(generated).map(htmlFile), ...readIndexedFiles(folder)],
  });

async function main(): Promise<void> {
  try {
    await build(readFinishOptions(process.argv.slice(2)));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

void main();
