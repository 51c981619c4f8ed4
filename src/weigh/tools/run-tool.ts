import {spawnSync} from 'node:child_process';
import path from 'node:path';

/**
 * Runs a tool's command line and waits for it.
 *
 * @param directory the folder that it runs in, with the tool in its `node_modules`
 * @param script below `node_modules`
 * @throws with everything that it printed, where it fails
 */
export function runTool(directory: string, script: string, args: readonly string[], env: Readonly<Record<string, string>>): void {
  const result = spawnSync(process.execPath, [path.join(directory, 'node_modules', script), ...args], {
    cwd: directory,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
    env: {...process.env, NO_COLOR: '1', ...env},
  });
  if (result.status !== 0) throw new Error(`${script} ${args.join(' ')} fails in ${directory}:\n${result.stdout}\n${result.stderr}`);
}
