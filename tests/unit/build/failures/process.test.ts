import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {writeFilesBelow} from '../../../../src/lib/write-files';

const folder = mkdtempSync(path.join(tmpdir(), 'docusaurus-process-'));

/**
 * Docusaurus as far as it matters: a signal ends it with 0. That the real one is so is asserted in
 * src/light-docs.
 */
const docusaurus = `export async function runCLI([, , command]) {
  process.on('SIGTERM', () => process.exit());
  process.send('begun');
  if (command === 'waits') await new Promise((resolve) => setInterval(resolve, 1_000_000));
  if (command === 'loses') await new Promise(() => undefined);
  if (command === 'fails') throw new Error('A page is wrong');
}
`;

beforeAll(() => {
  for (const file of ['keep.mjs', 'process.mjs']) cpSync(`src/build/failures/${file}`, path.join(folder, file));
  writeFilesBelow(folder, {
    'node_modules/@docusaurus/core/package.json': '{"type": "module"}',
    'node_modules/@docusaurus/core/lib/index.js': docusaurus,
  });
});

afterAll(() => {
  rmSync(folder, {recursive: true});
});

const nothing = (): void => undefined;
const kill = (child: ChildProcess): boolean => child.kill('SIGTERM');
const leave = (child: ChildProcess): void => {
  child.disconnect();
};

test.each<[what: string, command: string, act: (child: ChildProcess) => unknown, exitCode: number]>([
  ['comes to its end', 'builds', nothing, 0],
  ['fails', 'fails', nothing, 1],
  ['waits for what never comes', 'loses', nothing, 1],
  ['hears a signal', 'waits', kill, 1],
  ['is left by the process that started it', 'waits', leave, 1],
])('Docusaurus that %s', async (_what, command, act, exitCode) => {
  const env = {...process.env, FAILURE_FILE: path.join(folder, 'failure.json')};
  const child = spawn(process.execPath, [path.join(folder, 'process.mjs'), command], {stdio: ['ignore', 'ignore', 'ignore', 'ipc'], env});
  const end = once(child, 'exit');
  await once(child, 'message');
  act(child);
  expect(await end).toEqual([exitCode, null]);
});
