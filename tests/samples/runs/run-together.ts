import {spawn} from 'node:child_process';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {offlineProcess} from '@site/src/samples/typescript/runs/offline-process';

/**
 * Runs examples in one process, without a network.
 *
 * @param files absolute paths
 * @returns what each printed, by its path; an example is missing that failed, or that did not come
 *   to its turn after one that failed
 */
export async function runTogether(files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const {args, env} = offlineProcess(path.resolve('tests/samples/runs/run-all.mjs'));
  const child = spawn(process.execPath, [...args, ...files], {env, stdio: ['ignore', 'pipe', 'ignore']});
  const lines = (await text(child.stdout)).split('\n').filter((line) => line !== '');
  return new Map(lines.map((line) => JSON.parse(line) as [string, string]));
}
