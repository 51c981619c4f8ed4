import {remindOfLong, type LongRun} from './long-run';
import type {Hindrance, RunMessage, RunOutcome, RunTask} from './protocol';

/** What whoever started a run is told, in this order. */
export type RunEvent =
  | {type: 'progress'; loaded: number}
  | {type: 'running'}
  | LongRun
  | {type: 'done'; outcome: RunOutcome}
  | {type: 'hindered'; hindrance: Hindrance; message: string};

interface Run {
  task: RunTask;
  listen: (event: RunEvent) => void;
  reminder?: ReturnType<typeof setTimeout> | undefined;
}

/**
 * The one worker of this page, with its runs by their ids. It is kept: loading the compiler is most
 * of the first run.
 */
let worker: Worker | undefined;
const runs = new Map<number, Run>();
let lastId = 0;

/** Tells after a while that a run goes on. */
function remind(run: Run): void {
  clearTimeout(run.reminder);
  run.reminder = remindOfLong(run.listen);
}

function endWorker(): void {
  worker?.terminate();
  worker = undefined;
  for (const run of runs.values()) {
    clearTimeout(run.reminder);
    run.reminder = undefined;
  }
}

/** Ends the worker with all its runs. */
function hinder(event: RunEvent): void {
  endWorker();
  const ended = [...runs.values()];
  runs.clear();
  for (const {listen} of ended) listen(event);
}

function receive({data: message}: MessageEvent<RunMessage>): void {
  const run = runs.get(message.id);
  if (run === undefined) return;
  if (message.type === 'running') remind(run);
  else if (message.type !== 'progress') {
    clearTimeout(run.reminder);
    runs.delete(message.id);
  }
  run.listen(message);
  // What ended unexpectedly may have left its memory in any state.
  if (message.type === 'hindered') hinder({...message, hindrance: 'failed'});
}

function connect(): Worker {
  if (worker !== undefined) return worker;
  worker = new Worker(new URL(/* webpackChunkName: "move-worker" */ './worker.ts', import.meta.url));
  worker.addEventListener('message', receive);
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    hinder({type: 'hindered', hindrance: 'missing', message: event.message || 'the worker could not be started'});
  });
  return worker;
}

/**
 * Builds and tests a package in the worker, for as long as it takes.
 *
 * @param listen told how it goes; never after the run was ended
 * @returns ends the run: nobody wants the result any more
 */
export function startRun(task: Omit<RunTask, 'id'>, listen: (event: RunEvent) => void): () => void {
  lastId += 1;
  const id = lastId;
  const run: Run = {task: {...task, id}, listen};
  // One that waits behind another may be stopped, too.
  if ([...runs.values()].some(({reminder}) => reminder !== undefined)) remind(run);
  runs.set(id, run);
  connect().postMessage(run.task);
  return () => {
    if (!runs.has(id)) return;
    // Nothing but its end interrupts the worker; the runs that wait behind this one begin anew in
    // the next.
    endWorker();
    runs.delete(id);
    for (const waiting of runs.values()) connect().postMessage(waiting.task);
  };
}
