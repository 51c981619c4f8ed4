import path from 'node:path';
import {pathToFileURL} from 'node:url';

const guard = 'src/samples/typescript/runs/no-network.ts';

/**
 * Minutes after which such a process is ended. It only guards against a program that never ends, so
 * it has room for a machine that does much else.
 */
export const mostMinutes = 10;

/**
 * What Node needs to run a TypeScript file in a process without a network, and without what this
 * process was started with.
 */
export const offlineProcess = (file: string): {args: string[]; env: NodeJS.ProcessEnv} => ({
  args: ['--import', 'tsx', '--import', pathToFileURL(path.resolve(guard)).href, file],
  env: {PATH: process.env.PATH, NODE_ENV: 'test'},
});
