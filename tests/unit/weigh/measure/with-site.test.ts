import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {requireBuild, withSite} from '@site/src/weigh/measure/with-site';

test('a folder without a built site is refused, saying how to get one', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'no-build-'));
  const message = `There is no built site in ${directory}/. Run "npm run build" first.`;
  expect(() => {
    requireBuild(directory);
  }).toThrow(message);
  await expect(withSite(directory, 'gzip', async () => undefined)).rejects.toThrow(message);
  rmSync(directory, {recursive: true});
});
