import {silenceLimit} from '@site/src/search/worker/read-file';
import {ask, limits} from '@site/src/search/worker/remote';

/** A worker that answers nothing by itself. */
class SilentWorker extends EventTarget {
  static started: SilentWorker[] = [];
  isEnded = false;
  constructor() {
    super();
    SilentWorker.started.push(this);
  }
  postMessage(): void {
    // Nobody hears it.
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', {data}));
  }
}

const asked = (onSlow = jest.fn()) => ({onSlow, answer: ask('/', 'coin', {limit: 8}, onSlow)});
function last(): SilentWorker {
  const worker = SilentWorker.started.at(-1);
  if (worker === undefined) throw new Error('No worker was started.');
  return worker;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'info').mockReturnValue(undefined);
  Object.assign(globalThis, {Worker: SilentWorker});
});

afterEach(() => {
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'Worker');
});

test('a worker that is silent is given up, and the next query starts another one', async () => {
  const {answer, onSlow} = asked();
  const worker = last();
  await jest.advanceTimersByTimeAsync(limits.told);
  expect(onSlow).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(limits.givenUp - limits.told);
  expect(await answer).toEqual({result: null, status: {phase: 'failed'}});
  expect(worker.isEnded).toBe(true);
  const next = asked();
  expect(last()).not.toBe(worker);
  await jest.advanceTimersByTimeAsync(limits.givenUp);
  await next.answer;
});

test('one that gives signs has all the time it needs; the reader is told once that it takes long', async () => {
  const {answer, onSlow} = asked();
  for (let signs = 0; signs < 5; signs += 1) {
    await jest.advanceTimersByTimeAsync(limits.givenUp - 1);
    last().say('coming');
  }
  expect(onSlow).toHaveBeenCalledTimes(1);
  expect(last().isEnded).toBe(false);
  await jest.advanceTimersByTimeAsync(limits.givenUp);
  expect((await answer).status).toEqual({phase: 'failed'});
});

test('two tries of a file that does not come are shorter than the patience with the worker', () => {
  expect(2 * silenceLimit).toBeLessThan(limits.givenUp);
});
