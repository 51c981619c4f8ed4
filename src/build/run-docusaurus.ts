import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {KeptFailure} from './failures/kept-failure';

/** Docusaurus's command line, with its errors kept as data. */
const cli = path.join(__dirname, 'failures/process.mjs');

const verboseOption = '--verbose';

/**
 * The environment that Docusaurus runs in: without its look-up of newer versions in the npm registry, and without its HTML
 * minifier, because React's markup has nothing to leave out.
 */
export const docusaurusEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  NO_UPDATE_NOTIFIER: '1',
  DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
  SKIP_HTML_MINIFICATION: 'true',
});

/**
 * Runs Docusaurus in this folder and waits for it. Builds are run by `whole-build/run-to-the-end.ts`. Where it fails, it prints
 * `file:line: what is wrong. What to do.`
 *
 * @param args the command line after `docusaurus`; `--verbose` is ours, and adds everything that is known of an error
 * @returns the exit code; 1 where a signal ended it
 */
export async function runDocusaurus(args: readonly string[]): Promise<number> {
  const others = args.filter((arg) => arg !== verboseOption);
  const kept = new KeptFailure();
  try {
    const env = {...docusaurusEnvironment(), ...kept.environment};
    const result = spawnSync(process.execPath, [cli, ...others], {stdio: 'inherit', env});
    if (result.error) throw result.error;
    if (result.status !== 0) await kept.tell({siteDir: process.cwd()}, others.length < args.length);
    return result.status ?? 1;
  } finally {
    kept.remove();
  }
}
