/**
 * The same server as `main.ts`, from a package of its own: the models are in a file beside it, and
 * so is the compiler's program.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {serve, type Start} from './serve';

void serve({
  args: process.argv.slice(2),
  load: async () => JSON.parse(await readFile(path.join(__dirname, 'models.json'), 'utf8')) as Awaited<ReturnType<Start['load']>>,
  compiler: {file: path.join(__dirname, 'compiler.cjs'), execArgv: []},
});
