/**
 * A thread that runs one program as a reader's browser does: with packages, and without Node's own
 * modules, globals and network.
 */
import {formatWithOptions} from 'node:util';
import {parentPort, workerData} from 'node:worker_threads';
import {refuseNetwork} from '../runs/refuse-network';
import {evaluate, librariesOf, type Define, type Program} from './evaluate';
import type {ThreadAnswer} from './run-program';

const {program, root} = workerData as {program: Program; root: string};
const printed: string[] = [];

const tell = (answer: ThreadAnswer): void => {
  parentPort?.postMessage(answer);
};

function refuse(): never {
  tell({refusal: 'it tried to reach a network'});
  throw new Error('There is no network here.');
}

refuseNetwork(refuse);

const print = (...values: unknown[]): void => {
  printed.push(formatWithOptions({colors: false}, ...values));
};
const silent = (): void => undefined;

/**
 * A browser's policy lets the site's own worker do the same by a file (src/run/scripts/worker/).
 */
const define: Define = (_path, code) =>
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  new Function('exports', 'require', `return (async () => {${code}\n})();`) as ReturnType<Define>;

async function run(): Promise<void> {
  const {createRequire} = await import('node:module');
  const {resolve} = createRequire(`${root}/package.json`);
  const {pathToFileURL} = await import('node:url');
  const libraries = new Map<string, object>();
  for (const name of librariesOf(program)) libraries.set(name, (await import(pathToFileURL(resolve(name)).href)) as object);
  Object.assign(console, {log: print, info: print, debug: print, warn: silent, error: silent});
  // Node loads these when they are first read, and its own modules need its globals then.
  for (const name of ['Headers', 'Request', 'Response', 'FormData']) Reflect.get(globalThis, name);
  Object.assign(globalThis, {fetch: async () => refuse()});
  for (const name of ['process', 'Buffer', 'global', 'setImmediate', 'clearImmediate']) Reflect.deleteProperty(globalThis, name);
  await evaluate(program, libraries, define);
  // What the program left to go on by itself.
  await new Promise((resolve) => setTimeout(resolve, 20));
}

run().then(
  () => {
    tell({printed: printed.join('\n').trimEnd()});
  },
  (error: unknown) => {
    tell({refusal: `it failed: ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`});
  },
);
