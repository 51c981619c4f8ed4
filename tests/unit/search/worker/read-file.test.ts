import {UnreachableError} from '@site/src/search/engine/index-files';
import {seal} from '@site/src/search/engine/seal';
import {readerOf, silenceLimit} from '@site/src/search/worker/read-file';

type Answer = (signal: AbortSignal) => Promise<Response>;

const file = 'one/pages.json';
const contents = {routes: ['/']};
const good: Answer = async () => new Response(await seal(file, JSON.stringify(contents)));
const html: Answer = () => Promise.resolve(new Response('<!doctype html>'));
const missing: Answer = () => Promise.resolve(new Response('', {status: 404}));
const unreachable: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** Settles, where it is told to stop, like a request that the browser ends. */
const stopped = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(new DOMException('stopped', 'AbortError'));
    });
  });

/** Never answers, until it is told to stop. */
const hangs: Answer = stopped;

/** Answers in parts, with less than the limit before each; then it is at its end, or hangs. */
const inParts =
  (end: 'ends' | 'hangs'): Answer =>
  async (signal) => {
    const parts = Array.from(await seal(file, JSON.stringify(contents)), (letter) => new TextEncoder().encode(letter));
    return new Response(
      new ReadableStream<Uint8Array>({
        async pull(controller) {
          await jest.advanceTimersByTimeAsync(silenceLimit - 1);
          const part = parts.shift();
          if (part) controller.enqueue(part);
          else if (end === 'ends') controller.close();
          else {
            void jest.advanceTimersByTimeAsync(1);
            await stopped(signal);
          }
        },
      }),
    );
  };

/**
 * A reader whose requests get these answers, one after the other, how each asked for its file, and
 * how often it heard of a part.
 */
function serve(...answers: Answer[]): {read: ReturnType<typeof readerOf>; asked: string[]; onPart: jest.Mock} {
  const asked: string[] = [];
  const onPart = jest.fn();
  const read = readerOf('/search-index/', onPart, (url, {cache, signal}) => {
    asked.push(`${url} ${cache}`);
    const answer = answers.shift();
    if (!answer) throw new Error('one request too many');
    return answer(signal);
  });
  return {read, asked, onPart};
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test('a good copy in the cache is enough', async () => {
  const {read, asked} = serve(good);
  expect(await read(file, {fresh: false})).toEqual(contents);
  expect(asked).toEqual(['/search-index/one/pages.json force-cache']);
});

test.each([
  ['an error page', html],
  ['an error', missing],
  ['nothing', unreachable],
])('where the cache has %s, the file is fetched past it', async (_what, first) => {
  const {read, asked} = serve(first, good);
  expect(await read(file, {fresh: false})).toEqual(contents);
  expect(asked[1]).toBe('/search-index/one/pages.json reload');
});

test('an answer that does not come is given up, and asked for once more', async () => {
  const {read, asked} = serve(hangs, good);
  const reading = read(file, {fresh: false});
  await jest.advanceTimersByTimeAsync(silenceLimit - 1);
  expect(asked).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(await reading).toEqual(contents);
  expect(asked).toHaveLength(2);
});

test('a slow answer has all the time it needs, as long as parts of it come; each is told', async () => {
  const {read, asked, onPart} = serve(inParts('ends'));
  expect(await read(file, {fresh: false})).toEqual(contents);
  expect(asked).toHaveLength(1);
  expect(onPart.mock.calls.length).toBeGreaterThan(20);
});

test('one that stops in the middle is given up, and asked for once more', async () => {
  const {read, asked} = serve(inParts('hangs'), good);
  expect(await read(file, {fresh: false})).toEqual(contents);
  expect(asked).toHaveLength(2);
});

test('letters that come in two parts are whole', async () => {
  const bytes = new TextEncoder().encode('{"a":"é"}');
  const cut = bytes.indexOf(0xc3) + 1;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of [bytes.slice(0, cut), bytes.slice(cut)]) controller.enqueue(part);
      controller.close();
    },
  });
  expect(await serve(() => Promise.resolve(new Response(stream))).read('entry.json', {fresh: true})).toEqual({a: 'é'});
});

test('twice is the most; then the reader hears what is wrong', async () => {
  await expect(serve(html, html).read(file, {fresh: false})).rejects.toThrow('is not the file');
  await expect(serve(missing, missing).read(file, {fresh: false})).rejects.toThrow('answered 404');
  await expect(serve(unreachable, unreachable).read(file, {fresh: false})).rejects.toThrow(UnreachableError);
});

test('the entry file is asked for anew; without a network a copy is taken, and a bad one is fetched again', async () => {
  const entry: Answer = () => Promise.resolve(new Response('{"version":3}'));
  const offline = serve(unreachable, entry);
  expect(await offline.read('entry.json', {fresh: true})).toEqual({version: 3});
  expect(offline.asked).toEqual(['/search-index/entry.json no-cache', '/search-index/entry.json force-cache']);
  const spoilt = serve(html, entry);
  expect(await spoilt.read('entry.json', {fresh: true})).toEqual({version: 3});
  expect(spoilt.asked[1]).toBe('/search-index/entry.json reload');
});
