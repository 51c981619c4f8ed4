import {strToU8, zipSync} from 'fflate';
import {keyOf} from '../../../src/offline/copy/names';
import {unpack} from '../../../src/offline/copy/unpack';
import {age, labelsOf} from '../../../src/offline/ReadOffline/texts';

test.each([
  ['guides.html', 'https://a.example/', 'https://a.example/guides'],
  ['guides/index.html', 'https://a.example/', 'https://a.example/guides'],
  ['index.html', 'https://a.example/', 'https://a.example/'],
  ['index.html', 'https://a.example/docs/', 'https://a.example/docs/'],
  ['guides/a.html', 'https://a.example/docs/', 'https://a.example/docs/guides/a'],
  ['https://a.example/docs/guides/a?q=1#b', 'https://a.example/docs/', 'https://a.example/docs/guides/a'],
  ['https://a.example/docs/guides/', 'https://a.example/docs/', 'https://a.example/docs/guides'],
  ['assets/js/main.1.js', 'https://a.example/', 'https://a.example/assets/js/main.1.js'],
])('%s of %s is kept under %s', (address, base, key) => {
  expect(keyOf(address, base)).toBe(key);
});

const streamOf = (bytes: Uint8Array, size = 100): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(new Uint8Array(bytes.slice(at, at + size)));
      controller.close();
    },
  });

async function unpacked(bytes: Uint8Array): Promise<{files: [string, string, string][]; arrived: number}> {
  const files: [string, string, string][] = [];
  let arrived = 0;
  const onFile = async ({file, body}: {file: string; body: Blob}): Promise<void> => {
    files.push([file, body.type, await body.text()]);
  };
  await unpack(streamOf(bytes), onFile, (count) => (arrived += count));
  return {files, arrived};
}

const archive = zipSync({'a.html': strToU8('Hello '.repeat(200)), 'b.wasm': strToU8('code'), 'c.unknown': strToU8('?')});

test('an archive is taken apart while it arrives, and each file has the type that a host would send', async () => {
  expect(await unpacked(archive)).toEqual({
    files: [
      ['a.html', 'text/html; charset=utf-8', 'Hello '.repeat(200)],
      ['b.wasm', 'application/wasm', 'code'],
      ['c.unknown', 'application/octet-stream', '?'],
    ],
    arrived: archive.length,
  });
});

test('something else in its place has no files', async () => {
  expect((await unpacked(strToU8('<!doctype html><title>Sign in</title>'))).files).toEqual([]);
});

test('half an archive has fewer files, or is an error', async () => {
  const half = await unpacked(archive.slice(0, 40)).catch(() => ({files: []}));
  expect(half.files.length).toBeLessThan(3);
});

const now = Date.parse('2026-11-24T12:00:00');

test.each([
  [0, 'today'],
  [1, 'yesterday'],
  [12, '12 days ago'],
])('a copy of %i days is %s', (days, text) => {
  expect(age(now - days * 86_400_000, now)).toBe(text);
});

test('a copy is named by what the reader chose', () => {
  expect(labelsOf(['shell', 'concepts', 'guides', 'run'])).toBe('Guides, Concepts and the Move compiler');
});
