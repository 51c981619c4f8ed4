import {dependenciesOf} from '../../samples/move/compiler/dependencies';
import type {FrameworkParts} from '../data';
import {fetchFile, Hindered, lint, loadCompiler, runTests} from './compiler';
import {readTestOutput, withWarnings} from './outcome';
import type {RunMessage, RunOutcome, RunTask} from './protocol';
import {selectModules} from './select-modules';

let compilerLoad: Promise<void> | undefined;
let frameworkLoad: Promise<FrameworkParts[]> | undefined;

/** Loads what is not there yet; what failed is tried again by the next run. */
async function prepare(task: RunTask, onProgress: (loaded: number) => void): Promise<FrameworkParts[]> {
  compilerLoad ??= loadCompiler(onProgress);
  frameworkLoad ??= fetchFile(task.framework).then((response) => response.json() as Promise<FrameworkParts[]>);
  try {
    const [framework] = await Promise.all([frameworkLoad, compilerLoad]);
    return framework;
  } catch (error) {
    compilerLoad = undefined;
    frameworkLoad = undefined;
    throw error;
  }
}

/** What the compiler is given. */
interface Input {
  own: string;
  dependencies: string;
}

function inputOf({package: {manifest, system, local}, files}: RunTask, parts: readonly FrameworkParts[]): Input {
  const below = local.flatMap((each) => Object.values(each.files));
  const framework = selectModules(parts, [...Object.values(files), ...below]);
  return {own: JSON.stringify({'Move.toml': manifest, ...files}), dependencies: dependenciesOf(framework, system, local).json};
}

/** A call of the framework's function that prints, or a name for it. */
const printing = /\bdebug::(?:print\b|\{)/;

function run({own, dependencies}: Input, {files, withWarnings: wanted}: RunTask): RunOutcome {
  const start = performance.now();
  const outcome = readTestOutput(runTests(own, dependencies), files);
  const compiles = !outcome.diagnostics.some(({severity}) => severity === 'error');
  const all = wanted && compiles ? withWarnings(outcome, lint(own, dependencies)) : outcome;
  return {...all, prints: Object.values(files).some((text) => printing.test(text)), took: performance.now() - start};
}

async function answer(task: RunTask, tell: (message: RunMessage) => void): Promise<void> {
  const {id} = task;
  try {
    const framework = await prepare(task, (loaded) => {
      tell({id, type: 'progress', loaded});
    });
    const input = inputOf(task, framework);
    tell({id, type: 'running'});
    tell({id, type: 'done', outcome: run(input, task)});
  } catch (error) {
    const hindrance = error instanceof Hindered ? error.hindrance : 'failed';
    tell({id, type: 'hindered', hindrance, message: error instanceof Error ? error.message : String(error)});
  }
}

addEventListener('message', ({data}: MessageEvent<RunTask>) => {
  void answer(data, (message) => {
    postMessage(message);
  });
});
