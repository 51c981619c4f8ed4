import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {KeptFailure} from './failures/kept-failure';

/** Docusaurus's command line, with its errors kept as data. */
const cli = path.join(__dirname, 'failures/process.mjs');

const verboseOption = '--verbose';

/**
 * The environment that Docusaurus runs in: without its look-up of newer versions in the npm
 * registry, and without its HTML minifier, because React's markup has nothing to leave out.
 */
export const docusaurusEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  NO_UPDATE_NOTIFIER: '1',
  DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
  SKIP_HTML_MINIFICATION: 'true',
});

/** A build, of which nothing is used unless it came to its end. */
export interface BuildRun {
  /** Folder that the site is built in. */
  outDir: string;
  /** Is told the number of the process. */
  started: (pid: number) => void;
}

/**
 * Runs Docusaurus in this folder and waits for it; it ends with this process. Where it fails, it
 * prints `file:line: what is wrong. What to do.`
 *
 * @param args the command line after `docusaurus`; `--verbose` is ours, and adds everything that is
 *   known of an error
 * @param build of a build; what it prints as errors is then held back until it has succeeded
 * @returns the exit code; 1 where a signal ended it
 */
export async function runDocusaurus(args: readonly string[], build?: BuildRun): Promise<number> {
  const others = args.filter((arg) => arg !== verboseOption);
  const isVerbose = others.length < args.length;
  const kept = new KeptFailure();
  try {
    const child = spawn(process.execPath, [cli, ...others], {
      // The bundler's own words about a failure would come before ours.
      stdio: ['inherit', 'inherit', build && !isVerbose ? 'pipe' : 'inherit', 'ipc'],
      env: {...docusaurusEnvironment(), ...kept.environment},
    });
    process.prependListener('exit', () => child.kill('SIGKILL'));
    let held = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (held += text));
    if (child.pid !== undefined) build?.started(child.pid);
    const [exitCode, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
    if (exitCode === 0) process.stderr.write(held);
    else await kept.tell({siteDir: process.cwd(), outDir: build?.outDir}, isVerbose, held);
    if (signal) console.error(`${signal} ended Docusaurus${signal === 'SIGKILL' ? ', as a system does that is short of memory' : ''}.`);
    return exitCode ?? 1;
  } finally {
    kept.remove();
  }
}
