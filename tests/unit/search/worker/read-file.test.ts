import {UnreachableError} from '@site/src/search/engine/index-files';
import {seal} from '@site/src/search/engine/seal';
import {readerOf} from '@site/src/search/worker/read-file';

type Answer = (signal: AbortSignal) => Promise<Response>;

const file = 'one/pages.json';
const contents = {routes: ['/']};
const good: Answer = async () => new Response(await seal(file, JSON.stringify(contents)));
const html: Answer = () => Promise.resolve(new Response('<!doctype html>'));
const missing: Answer = () => Promise.resolve(new Response('', {status: 404}));
const unreachable: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
/** Never answers, until it is told to stop. */
const hangs: Answer = (signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(new DOMException('stopped', 'TimeoutError'));
    });
  });

/** A reader whose requests get these answers, one after the other, and how each asked for its file. */
function serve(...answers: Answer[]): {read: ReturnType<typeof readerOf>; asked: string[]; passTime: () => void} {
  const asked: string[] = [];
  let controller = new AbortController();
  const read = readerOf('/search-index/', {
    fetch: (url, {cache, signal}) => {
      asked.push(`${url} ${cache}`);
      const answer = answers.shift();
      if (!answer) throw new Error('one request too many');
      return answer(signal);
    },
    limit: () => {
      controller = new AbortController();
      return controller.signal;
    },
  });
  return {
    read,
    asked,
    passTime: () => {
      controller.abort();
    },
  };
}

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
  const {read, passTime} = serve(hangs, good);
  const reading = read(file, {fresh: false});
  passTime();
  expect(await reading).toEqual(contents);
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
