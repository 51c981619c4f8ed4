/**
 * Takes the pictures of all example apps anew: `npm run app-pictures`. Look at them before you
 * commit them.
 */
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser} from 'playwright-core';
import {PNG} from 'pngjs';
import {format, resolveConfig} from 'prettier';
import {hasBundledChromium} from '../lib/browser/bundled-chromium';
import {ownFontsOptions} from '../lib/browser/own-fonts';
import type {App} from './app';
import {apps} from './apps';
import {bundleApp, walletScript} from './draw/bundle';
import {takePicture} from './draw/take-picture';
import {fileOf, picturesFolder, type Mode, type Picture} from './pictures';
import {sourcesOf} from './sources';

const folder = path.join('static', picturesFolder);
const file = 'src/app-pictures/taken.json';

/** Takes the pictures of one app, writes them, and says what there is. */
async function take(browser: Browser, name: string, app: App, wallet: string): Promise<Picture> {
  const files = await bundleApp(app.folder);
  const shoot = (mode: Mode): Promise<Buffer> => takePicture(browser, app, files, wallet, mode);
  const [light, dark] = [await shoot('light'), await shoot('dark')];
  // An app without a dark mode looks the same in both; a second picture of it would pretend.
  const taken: [Mode, Buffer][] = light.equals(dark)
    ? [['light', light]]
    : [
        ['light', light],
        ['dark', dark],
      ];
  for (const [mode, picture] of taken) {
    writeFileSync(path.join(folder, fileOf(name, mode)), picture);
    console.log(`${fileOf(name, mode)}: ${PNG.sync.read(picture).width} pixels wide, ${(picture.length / 1000).toFixed(1)} kB`);
  }
  return {...app.window, modes: taken.map(([mode]) => mode), sources: sourcesOf('.', app)};
}

async function main(): Promise<void> {
  if (process.env.CHROME_PATH !== undefined || !hasBundledChromium)
    throw new Error(
      'Pictures are taken by the bundled Chromium alone, which runs on Linux with x64, so that they are the same everywhere.',
    );
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const wallet = await walletScript();
  const browser = await chromium.launch(await ownFontsOptions());
  const pictures: Record<string, Picture> = {};
  try {
    for (const [name, app] of Object.entries(apps)) pictures[name] = await take(browser, name, app, wallet);
  } finally {
    await browser.close();
  }
  const options = await resolveConfig(file);
  writeFileSync(file, await format(JSON.stringify(pictures, null, 2), {...options, filepath: file}));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
