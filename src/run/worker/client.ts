import type {Hindrance, RunMessage, RunOutcome, RunTask} from './protocol';

/** What whoever started a run is told, in this order. */
export type RunEvent =
  | {type: 'progress'; loaded: number}
  | {type: 'running'}
  | {type: 'done'; outcome: RunOutcome}
  | {type: 'endless'; seconds: number}
  | {type: 'hindered'; hindrance: Hindrance; message: string};

interface Run {
  listen: (event: RunEvent) => void;
  watchdog?: ReturnType<typeof setTimeout>;
}

/** The one worker of this page, with its runs by their ids. It is kept: loading the compiler is most of the first run. */
let worker: Worker | undefined;
const runs = new Map<number, Run>();
let lastId = 0;

function endWorker(event: RunEvent): void {
  worker?.terminate();
  worker = undefined;
  const ended = [...runs.values()];
  runs.clear();
  for (const {listen, watchdog} of ended) {
    clearTimeout(watchdog);
    listen(event);
  }
}

function receive({data: message}: MessageEvent<RunMessage>): void {
  const run = runs.get(message.id);
  if (run === undefined) return;
  if (message.type === 'running') {
    if (message.limit !== undefined)
      run.watchdog = setTimeout(endWorker, message.limit, {type: 'endless', seconds: Math.round(message.limit / 1000)});
  } else if (message.type !== 'progress') {
    clearTimeout(run.watchdog);
    runs.delete(message.id);
  }
  run.listen(message);
  // What ended unexpectedly may have left its memory in any state.
  if (message.type === 'hindered') endWorker({...message, hindrance: 'failed'});
}

function connect(): Worker {
  if (worker !== undefined) return worker;
  worker = new Worker(new URL(/* webpackChunkName: "move-worker" */ './worker.ts', import.meta.url));
  worker.addEventListener('message', receive);
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    endWorker({type: 'hindered', hindrance: 'missing', message: event.message || 'the worker could not be started'});
  });
  return worker;
}

/**
 * Builds and tests a package in the worker.
 *
 * @param listen told how it goes; never after the run was ended
 * @returns ends the run: nobody wants the result any more
 */
export function startRun(task: Omit<RunTask, 'id'>, listen: (event: RunEvent) => void): () => void {
  lastId += 1;
  const id = lastId;
  runs.set(id, {listen});
  connect().postMessage({...task, id} satisfies RunTask);
  return () => {
    const run = runs.get(id);
    if (run === undefined) return;
    clearTimeout(run.watchdog);
    runs.delete(id);
    if (runs.size === 0) {
      worker?.terminate();
      worker = undefined;
    }
  };
}
