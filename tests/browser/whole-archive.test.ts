import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {serveSite, type RunningSite} from '../../src/lib/serve-site';
import {eventually} from '../lib/eventually';
import {unpackSite} from '../lib/unpack-site';
import {desktop, hydrated, newReader} from './setup/reader';

let folder: string;
let site: RunningSite;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'whole-archive-'));
  unpackSite(folder);
  site = await serveSite(folder);
});
afterAll(async () => {
  await site.close();
  rmSync(folder, {recursive: true});
});

test('the archive of the site, unpacked and served, is read and searched', async () => {
  const {page} = await newReader(desktop);
  await page.goto(`${site.origin}/concepts/object-model`);
  await hydrated(page);
  const title = page.getByRole('heading', {level: 1});
  await eventually(() => title.innerText(), 'Object model');
  await page.locator('.navbar__search-input').click();
  await page.locator('.navbar__search-input').pressSequentially('gas budget');
  // Earlier letters have answers, too.
  await page.locator('[role="status"]').filter({hasText: 'found for gas budget'}).first().waitFor({state: 'attached'});
  await page.getByRole('option').first().click();
  await page.waitForURL((url) => url.origin === site.origin && url.pathname !== '/concepts/object-model');
  await title.filter({hasNotText: 'Object model'}).waitFor();
});
