import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';

/**
 * Runs a command and hands on each line that it prints as soon as it is complete.
 *
 * @param command the program and its arguments
 * @param print gets the lines of both streams
 * @param env variables beside those of this process
 * @returns the exit code; null where a signal ended the command
 * @throws where the program cannot be started
 */
export async function runCommand(
  command: readonly string[],
  print: (line: string) => void,
  env: Readonly<Record<string, string>> = {},
): Promise<number | null> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: {...process.env, ...env},
  });
  for (const stream of [child.stdout, child.stderr]) createInterface({input: stream}).on('line', print);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
}
