import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {Program} from './evaluate';

/** What a program printed, or why it is not one that readers may run. */
export type ThreadAnswer = {printed: string} | {refusal: string};

/**
 * Milliseconds, minutes of them: a guard against a program that never ends, which a busy machine
 * does not meet.
 */
const limit = 240_000;

/**
 * Runs a program in a thread of its own, as a reader's browser would.
 *
 * @param root the repository's top, where packages are installed
 */
export function runProgram(root: string, {entry, modules}: Program): Promise<ThreadAnswer> {
  const thread = new Worker(path.join(__dirname, 'thread.ts'), {
    workerData: {root: path.resolve(root), program: {entry, modules}},
    execArgv: ['--require', require.resolve('tsx/cjs')],
    stdout: true,
    stderr: true,
  });
  return new Promise((resolve) => {
    const end = (answer: ThreadAnswer): void => {
      clearTimeout(watchdog);
      void thread.terminate();
      resolve(answer);
    };
    const watchdog = setTimeout(end, limit, {refusal: 'it does not come to an end'});
    thread.once('message', end);
    thread.once('error', (error) => {
      end({refusal: `it failed: ${error.message}`});
    });
    thread.once('exit', () => {
      end({refusal: 'it ended its process'});
    });
  });
}
