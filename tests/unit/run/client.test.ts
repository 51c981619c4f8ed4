import {startRun, type RunEvent} from '@site/src/run/worker/client';
import type {RunMessage, RunTask} from '@site/src/run/worker/protocol';

/** A worker that answers when it is told to. */
class FakeWorker {
  static all: FakeWorker[] = [];
  tasks: RunTask[] = [];
  isEnded = false;
  private listener: ((event: {data: RunMessage}) => void) | undefined;

  constructor() {
    FakeWorker.all.push(this);
  }

  addEventListener(type: string, listener: (event: {data: RunMessage}) => void): void {
    if (type === 'message') this.listener = listener;
  }

  postMessage(task: RunTask): void {
    this.tasks.push(task);
  }

  terminate(): void {
    this.isEnded = true;
  }

  tell(message: RunMessage): void {
    this.listener?.({data: message});
  }
}

const task = {framework: '', package: {manifest: '', system: [], local: []}, files: {}, withWarnings: false};
const outcome = {tests: [], diagnostics: [], took: 1};
let ends: (() => void)[] = [];

function start(): {id: number; events: RunEvent['type'][]; end: () => void} {
  const events: RunEvent['type'][] = [];
  const end = startRun(task, ({type}) => events.push(type));
  ends.push(end);
  return {id: worker().tasks.at(-1)?.id ?? 0, events, end};
}

const worker = (): FakeWorker => {
  const last = FakeWorker.all.at(-1);
  if (!last) throw new Error('there is no worker');
  return last;
};

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, {Worker: FakeWorker});
});
afterEach(() => {
  for (const end of ends) end();
  ends = [];
  jest.useRealTimers();
});

test('a run that takes long is told so after ten seconds, once, and goes on to its outcome', () => {
  const {id, events} = start();
  jest.advanceTimersByTime(60_000);
  worker().tell({id, type: 'running'});
  jest.advanceTimersByTime(9_999);
  expect(events).toEqual(['running']);
  jest.advanceTimersByTime(600_000);
  expect(events).toEqual(['running', 'long']);
  expect(worker().isEnded).toBe(false);
  worker().tell({id, type: 'done', outcome});
  expect(events).toEqual(['running', 'long', 'done']);
});

test('a run that is over is not told that it takes long, and its worker is kept', () => {
  const {id, events, end} = start();
  worker().tell({id, type: 'running'});
  worker().tell({id, type: 'done', outcome});
  end();
  jest.advanceTimersByTime(20_000);
  expect(events).toEqual(['running', 'done']);
  const {length} = FakeWorker.all;
  start();
  expect(FakeWorker.all).toHaveLength(length);
});

test('one that is stopped ends its worker and hears nothing more; one that waits behind it may be stopped, too, or begins in the next', () => {
  const first = start();
  const old = worker();
  old.tell({id: first.id, type: 'running'});
  const second = start();
  jest.advanceTimersByTime(10_000);
  expect([first.events, second.events]).toEqual([['running', 'long'], ['long']]);
  first.end();
  expect(old.isEnded).toBe(true);
  expect(worker()).not.toBe(old);
  expect(worker().tasks.map(({id}) => id)).toEqual([second.id]);
  worker().tell({id: first.id, type: 'done', outcome});
  worker().tell({id: second.id, type: 'done', outcome});
  expect(first.events).toEqual(['running', 'long']);
  expect(second.events).toEqual(['long', 'done']);
});
