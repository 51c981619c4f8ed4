import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {filesBelow} from '../../src/lib/files-below';
import {serveSite} from '../../src/lib/serve-site';
import {buildDir} from '../lib/built-site';
import {unpackSite} from '../lib/unpack-site';

let folder: string;
let files: string[];
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'whole-site-'));
  files = unpackSite(folder);
});
afterAll(() => {
  rmSync(folder, {recursive: true});
});

test('the archive of the site has every file that readers and programs need', () => {
  const left = /^(?:offline|social)\/|\.(?:gz|br)$/;
  expect(files).toEqual(filesBelow(buildDir).filter((file) => !left.test(file)));
});

test('unpacked, it is a site that a static server shows', async () => {
  const site = await serveSite(folder);
  try {
    for (const [route, file] of [
      ['/', 'index.html'],
      ['/concepts/object-model', 'concepts/object-model.html'],
      ['/sui-glossary.md', 'sui-glossary.md'],
      ['/site.webmanifest', 'site.webmanifest'],
    ] as const) {
      const answer = await fetch(site.origin + route);
      expect([route, answer.status]).toEqual([route, 200]);
      expect(await answer.text()).toBe(readFileSync(path.join(buildDir, file), 'utf8'));
    }
  } finally {
    await site.close();
  }
});
