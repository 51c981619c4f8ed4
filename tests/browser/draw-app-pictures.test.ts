import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {apps} from '../../src/app-pictures/apps';
import {bundleApp, walletScript} from '../../src/app-pictures/draw/bundle';
import {takePicture} from '../../src/app-pictures/draw/take-picture';
import {fileOf, pictures, picturesFolder} from '../../src/app-pictures/pictures';
import {compare} from './baselines/picture';
import {notComparable, withBaselineBrowser} from './baselines/shoot';

/** The edges of letters may differ; a word that changed is more than this share of a picture. */
const tolerance = 0.005;

const run = notComparable === undefined ? test : test.skip;
const leftOut = notComparable === undefined ? '' : `: left out, ${notComparable}`;

run(`the apps look as their pictures say${leftOut}`, async () => {
  const wallet = await walletScript();
  const changed: string[] = [];
  await withBaselineBrowser(async (browser) => {
    for (const [name, app] of Object.entries(apps)) {
      const files = await bundleApp(app.folder);
      for (const mode of pictures[name]?.modes ?? []) {
        const file = fileOf(name, mode);
        const {share} = compare(
          readFileSync(path.join('static', picturesFolder, file)),
          await takePicture(browser, app, files, wallet, mode),
        );
        if (share > tolerance) changed.push(`${file}: ${(share * 100).toFixed(1)} % of the pixels; run "npm run app-pictures"`);
      }
    }
  });
  expect(changed).toEqual([]);
});

run(`an app that asks for what no stand-in answers fails with the address${leftOut}`, async () => {
  const drive = async (page: Page): Promise<void> => {
    await page.evaluate(() => fetch('/absent').catch(() => undefined));
  };
  const app = {...apps.wallet, drive};
  const files = await bundleApp(app.folder);
  await withBaselineBrowser(async (browser) => {
    await expect(takePicture(browser, app, files, '', 'light')).rejects.toThrow(
      'the app asks for http://localhost:5173/absent, which is no part of it.',
    );
  });
});
