import {libraries} from '@generated/run/default/libraries.js';
import type {CompiledModule} from '../../../samples/typescript/offline/compile';
import {evaluate, librariesOf, type Define, type ModuleFunction, type Program} from '../../../samples/typescript/offline/evaluate';
import {consoleFor} from './console';
import {inLine} from './in-line';
import {Outbox} from './outbox';
import {placeIn} from './place';
import type {ScriptFailure, ScriptHindrance, ScriptMessage, ScriptTask} from './protocol';

declare function importScripts(url: string): void;
declare function postMessage(message: ScriptMessage): void;

/** The program could not be started. */
class Hindered extends Error {
  constructor(
    readonly hindrance: ScriptHindrance,
    message: string,
  ) {
    super(message);
  }
}

/** Address → path of the modules that were defined, for the places of errors. */
const modules = new Map<string, string>();

const global = globalThis as unknown as {defineModule?: (body: ModuleFunction) => void};

/**
 * Makes a function of a module's code by loading it as a script. The worker's policy allows scripts
 * that it makes itself, and no evaluation of texts.
 */
const define: Define = (path, code) => {
  let body: ModuleFunction | undefined;
  global.defineModule = (defined) => {
    body = defined;
  };
  const url = URL.createObjectURL(
    new Blob([`defineModule(async function (exports, require) {${code}\n});`], {type: 'text/javascript; charset=utf-8'}),
  );
  modules.set(url, path);
  try {
    importScripts(url);
  } catch (error) {
    if (error instanceof SyntaxError) throw error;
    throw new Hindered('refused', String(error));
  }
  delete global.defineModule;
  if (body === undefined) throw new Hindered('refused', `${path} was not run`);
  return body;
};

async function compiled({modules: given, edited}: ScriptTask): Promise<Record<string, CompiledModule>> {
  const all = {...given};
  if (Object.keys(edited).length === 0) return all;
  const {compileModule} = await import(/* webpackChunkName: "script-compiler" */ '../../../samples/typescript/offline/compile').catch(
    (error: unknown) => {
      throw new Hindered('missing', String(error));
    },
  );
  for (const [path, text] of Object.entries(edited)) all[path] = compileModule(path, text);
  return all;
}

/**
 * Loads the packages that a program imports. One that the site does not have is reported where the
 * program asks for it.
 */
async function load(program: Program): Promise<Map<string, object>> {
  const known = librariesOf(program).filter((name) => Object.hasOwn(libraries, name));
  const loading = known.map(async (name) => [name, (await libraries[name]?.()) as object] as const);
  try {
    return new Map(await Promise.all(loading));
  } catch (error) {
    throw new Hindered('missing', String(error));
  }
}

/** Programs here have no network; the policy of the worker refuses it where a server sends one. */
function takeNetwork(): void {
  const refuse = (): never => {
    throw new Error('There is no network here.');
  };
  Object.assign(globalThis, {
    fetch: () => Promise.reject(new Error('There is no network here.')),
    XMLHttpRequest: refuse,
    WebSocket: refuse,
    EventSource: refuse,
  });
}

function failureOf(error: unknown): ScriptFailure {
  if (!(error instanceof Error)) return {name: 'Error', message: inLine(error)};
  const {name, message, stack = ''} = error;
  const {path, line} = error as {path?: unknown; line?: unknown};
  if (typeof path === 'string' && typeof line === 'number') return {name, message, path, line};
  return {name, message, ...placeIn(stack, modules)};
}

const outbox = new Outbox((message) => {
  postMessage(message);
});

function fail(error: unknown): void {
  outbox.flush();
  if (error instanceof Hindered) postMessage({type: 'hindered', hindrance: error.hindrance, message: error.message});
  else postMessage({type: 'failed', failure: failureOf(error)});
}

async function run(task: ScriptTask): Promise<void> {
  const program = {entry: task.entry, modules: await compiled(task)};
  const loaded = await load(program);
  Object.assign(console, consoleFor(outbox.print));
  takeNetwork();
  postMessage({type: 'running'});
  const start = performance.now();
  await evaluate(program, loaded, define);
  outbox.flush();
  postMessage({type: 'done', took: performance.now() - start});
}

addEventListener('message', ({data}: MessageEvent<ScriptTask>) => {
  run(data).catch(fail);
});

// What a program left to go on by itself may still fail.
addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  fail(event.reason);
});
addEventListener('error', (event) => {
  event.preventDefault();
  fail(event.error);
});
