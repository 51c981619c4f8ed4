import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {compressFiles} from '../../../src/build/compress-files';
import {writeFilesBelow} from '../../../src/lib/write-files';

let site: string;
const text = 'A sentence that is there more than once. '.repeat(100);
const inSite = (file: string): string => path.join(site, file);

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'site-'));
  const many = Object.fromEntries(Array.from({length: 20}, (_, index) => [`guides/${index}.html`, `${index} ${text}`]));
  writeFilesBelow(site, {...many, 'small.html': 'Small.', 'picture.png': text});
});

afterEach(() => {
  rmSync(site, {recursive: true});
});

test('each file that is large enough, and not compressed by itself, gets two copies with the same content', async () => {
  expect(await compressFiles(site)).toBe(20);
  const original = readFileSync(inSite('guides/7.html'), 'utf8');
  expect(brotliDecompressSync(readFileSync(inSite('guides/7.html.br'))).toString()).toBe(original);
  expect(gunzipSync(readFileSync(inSite('guides/7.html.gz'))).toString()).toBe(original);
  for (const file of ['small.html.br', 'picture.png.gz']) expect(existsSync(inSite(file))).toBe(false);
});

test('copies are the same bytes in every build', async () => {
  await compressFiles(site);
  const first = readFileSync(inSite('guides/7.html.gz'));
  await compressFiles(site);
  expect(readFileSync(inSite('guides/7.html.gz'))).toEqual(first);
});
