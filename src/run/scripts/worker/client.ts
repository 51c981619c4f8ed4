import {remindOfLong, type LongRun} from '../../worker/long-run';
import type {ScriptMessage, ScriptTask} from './protocol';

/** What whoever started a program is told. */
export type ScriptEvent = ScriptMessage | LongRun;

/**
 * Runs a program in a worker of its own, for as long as it takes. What the program leaves to go on
 * by itself may still print after it is done.
 *
 * @param listen told how it goes; never after the program was ended
 * @returns ends the program: nobody wants the result any more
 */
export function startScript(task: ScriptTask, listen: (event: ScriptEvent) => void): () => void {
  const worker = new Worker(new URL(/* webpackChunkName: "script-worker" */ './worker.ts', import.meta.url));
  let reminder: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const end = (): void => {
    isOver = true;
    clearTimeout(reminder);
    worker.terminate();
  };
  worker.addEventListener('message', ({data}: MessageEvent<ScriptMessage>) => {
    if (isOver) return;
    if (data.type === 'running') {
      reminder = remindOfLong(listen);
    } else if (data.type === 'done' || data.type === 'failed') clearTimeout(reminder);
    else if (data.type === 'hindered') end();
    listen(data);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    end();
    listen({type: 'hindered', hindrance: 'missing', message: event.message || 'the worker could not be started'});
  });
  worker.postMessage(task);
  return end;
}
