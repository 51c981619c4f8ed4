import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {serveSite} from '@site/src/lib/serve-site';

test('answers at clean addresses, with 404.html elsewhere, until it is closed', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'serve-'));
  writeFileSync(path.join(directory, 'guides.html'), 'guides');
  writeFileSync(path.join(directory, '404.html'), 'nothing here');
  const site = await serveSite(directory);
  const page = await fetch(`${site.origin}/guides`);
  const missing = await fetch(`${site.origin}/none`);
  expect([page.status, await page.text()]).toEqual([200, 'guides']);
  expect([missing.status, await missing.text()]).toEqual([404, 'nothing here']);
  await site.close();
  await expect(fetch(`${site.origin}/guides`)).rejects.toThrow();
});
