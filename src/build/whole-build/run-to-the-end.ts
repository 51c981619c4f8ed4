import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {KeptFailure} from '../failures/kept-failure';
import {docusaurusEnvironment} from '../run-docusaurus';
import {BuildFailure} from './build-failure';
import {signalOf, throwIfEnded} from './signals';

const runner = path.join(__dirname, 'to-the-end.mjs');

/** Why Docusaurus stopped before it was done. What it printed itself is above. */
function reasonFor(exitCode: number | null, killedBy: NodeJS.Signals | null): string {
  const signal = killedBy ?? signalOf(exitCode ?? 0);
  if (signal === undefined) return 'The build failed with the error above';
  const hint = signal === 'SIGKILL' ? ', as a system does that is short of memory' : '';
  return `${signal} ended Docusaurus before it was done${hint}`;
}

export interface RunOptions {
  /** Ends Docusaurus at once, as nothing that it leaves is used. */
  signal: AbortSignal;
  /** Shows stacks and everything else that is known of an error. */
  verbose: boolean;
  /** Is told the number of its process. */
  onStart: (pid: number) => void;
}

/**
 * Builds with Docusaurus in this folder until it has done everything. Where it fails, the first lines that it prints as errors are
 * `file:line: what is wrong. What to do.`
 *
 * @param outDir folder that the site is built in
 * @throws {BuildFailure} where it did not come to its end, by an error of its own or by a signal to it; the reason of `signal`,
 *   where that was aborted
 */
export async function runToTheEnd(outDir: string, {signal, verbose, onStart}: RunOptions): Promise<void> {
  signal.throwIfAborted();
  const kept = new KeptFailure();
  try {
    const child = spawn(process.execPath, [runner, 'build', '--out-dir', outDir], {
      // The bundler's own words about a failure would come before ours.
      stdio: ['inherit', 'inherit', verbose ? 'inherit' : 'pipe', 'ipc'],
      env: {...docusaurusEnvironment(), ...kept.environment},
    });
    let held = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (held += text));
    const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
    const kill = (): void => {
      child.kill('SIGKILL');
    };
    signal.addEventListener('abort', kill);
    if (child.pid !== undefined) onStart(child.pid);
    const [exitCode, killedBy] = await ended;
    signal.removeEventListener('abort', kill);
    // A terminal sends Ctrl-C to both, and Docusaurus may be the first to end.
    await throwIfEnded(signal);
    if (exitCode === 0) process.stderr.write(held);
    else {
      await kept.tell({siteDir: process.cwd(), outDir}, verbose, held);
      throw new BuildFailure(reasonFor(exitCode, killedBy));
    }
  } finally {
    kept.remove();
  }
}
