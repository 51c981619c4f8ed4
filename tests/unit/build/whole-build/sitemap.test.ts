import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readSitemap} from '@site/src/build/whole-build/sitemap';

const folder = mkdtempSync(path.join(tmpdir(), 'sitemap-'));

afterAll(() => {
  rmSync(folder, {recursive: true});
});

function write(...addresses: string[]): void {
  const urls = addresses.map((address) => `<url><loc>${address}</loc></url>`);
  writeFileSync(path.join(folder, 'sitemap.xml'), `<?xml version="1.0" encoding="UTF-8"?><urlset>${urls.join('')}</urlset>`);
}

test('a site without a sitemap is not whole', () => {
  expect(() => readSitemap(folder, '/')).toThrow(`${path.join(folder, 'sitemap.xml')} is missing`);
});

test('gives the routes of its addresses', () => {
  write('https://example.org/', 'https://example.org/guides/a&amp;b', 'https://example.org/caf%C3%A9');
  expect(readSitemap(folder, '/')).toEqual(['/', '/guides/a&b', '/café']);
});

test.each(['/docs/', '/docs'])('leaves out the base URL %s', (baseUrl) => {
  write('https://example.org/docs/', 'https://example.org/docs', 'https://example.org/docs/guides', 'https://example.org/docs/docs');
  expect(readSitemap(folder, baseUrl)).toEqual(['/', '/', '/guides', '/docs']);
});

test('an address outside of the base URL is no route of the site', () => {
  write('https://example.org/docsguides');
  expect(readSitemap(folder, '/docs/')).toEqual(['https://example.org/docsguides']);
});
