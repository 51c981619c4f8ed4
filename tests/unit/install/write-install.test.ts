import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {writeInstall} from '@site/src/install/write-install';
import {writeFilesBelow} from '@site/src/lib/write-files';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'install-'))));
afterEach(() => {
  rmSync(folder, {recursive: true});
});

test('each language of a site has a manifest and icons of its own', async () => {
  const site = (language: string, address: string): Record<string, string> => ({
    'index.html': `<html lang="${language}"></html>`,
    'index.json': JSON.stringify({version: 1, address, pages: []}),
  });
  writeFilesBelow(folder, site('en', 'https://a.example/docs/'));
  writeFilesBelow(path.join(folder, 'fr'), site('fr', 'https://a.example/docs/fr/'));
  await writeInstall('.', folder, {title: 'Docs', tagline: 'About it'});
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  expect(read('site.webmanifest')).toMatchObject({lang: 'en', start_url: '/docs/'});
  expect(read('fr/site.webmanifest')).toMatchObject({lang: 'fr', start_url: '/docs/fr/'});
  expect(readFileSync(path.join(folder, 'fr/img/icon-192.png')).equals(readFileSync(path.join(folder, 'img/icon-192.png')))).toBe(true);
});
