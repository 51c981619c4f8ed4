import {spawnSync} from 'node:child_process';
import path from 'node:path';

const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');

/** Runs what `npm run samples` runs, over the pages of one folder. */
export function checkPages(folder: string): {exitCode: number | null; lines: string[]} {
  const {status, stdout, stderr} = spawnSync(process.execPath, [tsx, 'src/samples/main.ts', '--docs', folder], {encoding: 'utf8'});
  return {exitCode: status, lines: `${stdout}\n${stderr}`.split('\n')};
}
