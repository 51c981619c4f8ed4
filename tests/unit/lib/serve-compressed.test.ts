import {get} from 'node:http';
import {gunzipSync} from 'node:zlib';
import {isPrefetch, serveCompressed, type CompressedSite} from '@site/src/lib/serve-compressed';
import {scratchFolder} from '../../lib/scratch-folder';

const text = 'guides and concepts '.repeat(100);
const directory = scratchFolder({'guides.html': text, 'mono.woff2': text, '404.html': 'nothing here'});
let site: CompressedSite;

beforeAll(async () => {
  site = await serveCompressed(directory);
});

afterAll(async () => {
  await site.close();
});

/** One answer as it is on the wire; `fetch` would decompress it. */
const read = (route: string, headers: Record<string, string> = {}): Promise<{status: number; coding: string | undefined; body: Buffer}> =>
  new Promise((resolve, reject) => {
    get(`${site.origin}${route}`, {headers}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({status: response.statusCode ?? 0, coding: response.headers['content-encoding'], body: Buffer.concat(chunks)});
      });
    }).on('error', reject);
  });

test('text is compressed, a font goes as it is, and the record has the bytes of the bodies', async () => {
  const page = await read('/guides');
  const font = await read('/mono.woff2', {'sec-purpose': 'prefetch'});
  const missing = await read('/none');
  expect([page.status, page.coding, gunzipSync(page.body).toString()]).toEqual([200, 'gzip', text]);
  expect(page.body.length).toBeLessThan(200);
  expect([font.coding, font.body.toString()]).toEqual([undefined, text]);
  expect(missing.status).toBe(404);
  expect(site.transfers).toEqual([
    {path: '/guides', status: 200, mediaType: 'text/html', bytes: page.body.length, prefetch: false},
    {path: '/mono.woff2', status: 200, mediaType: 'font/woff2', bytes: text.length, prefetch: true},
    {path: '/none', status: 404, mediaType: 'text/html', bytes: missing.body.length, prefetch: false},
  ]);
});

test('an address with the extension leads to the clean one', async () => {
  expect((await read('/guides.html')).status).toBe(301);
});

test.each([
  [{'sec-purpose': 'prefetch'}, true],
  [{'sec-purpose': 'prefetch;prerender'}, true],
  [{purpose: 'prefetch'}, true],
  [{'sec-fetch-dest': 'script'}, false],
  [{}, false],
])('a request with the headers %j: prefetch %s', (headers, expected) => {
  expect(isPrefetch(headers)).toBe(expected);
});
