import {execFile} from 'node:child_process';
import path from 'node:path';
import {mostMinutes, offlineProcess} from './offline-process';

/** An example that should run ended with an error. */
export class ExampleError extends Error {
  override name = 'ExampleError';
}

/**
 * Runs an example with tsx in a process of its own, without a network, and gives what it printed.
 *
 * @param file path from the repository's top
 * @returns standard output, without the last line break
 * @throws {ExampleError} where it fails, tries to reach a network, or does not end within
 *   `mostMinutes`; the message has its standard error
 */
export function runExample(root: string, file: string): Promise<string> {
  const {args, env} = offlineProcess(path.join(root, file));
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, {env, timeout: mostMinutes * 60_000}, (error, stdout, stderr) => {
      if (error) reject(new ExampleError(`${file}: ${stderr.trim() || error.message}`));
      else resolve(stdout.trimEnd());
    });
  });
}
