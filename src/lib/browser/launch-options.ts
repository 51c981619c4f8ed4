import type {LaunchOptions} from 'playwright-core';
import {existsSync} from 'node:fs';
import {fontConfigFile} from './bundled-chromium';
import {findChromium} from './find-chromium';

/** How this project starts Chromium: headless, and silent on the network apart from the page under test. */
export async function launchOptions(): Promise<LaunchOptions> {
  const executablePath = await findChromium();
  return {
    executablePath,
    env: existsSync(fontConfigFile) ? {...process.env, FONTCONFIG_FILE: fontConfigFile} : process.env,
    headless: true,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
