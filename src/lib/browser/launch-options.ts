import type {LaunchOptions} from 'playwright-core';
import {existsSync} from 'node:fs';
import {fontConfigFile, librariesDir} from './bundled-chromium';
import {findChromium} from './find-chromium';

/**
 * Minutes, in milliseconds: a guard against a browser or a page that never answers, which a busy
 * machine does not meet.
 */
export const guard = 240_000;

/** What a browser is started with beside this process's variables. */
export function browserEnv(fonts = fontConfigFile): Record<string, string | undefined> {
  if (!existsSync(fonts)) return process.env;
  const libraries = [librariesDir, process.env.LD_LIBRARY_PATH].filter((folder) => folder !== undefined && folder !== '');
  return {...process.env, FONTCONFIG_FILE: fonts, LD_LIBRARY_PATH: libraries.join(':')};
}

/**
 * How this project starts Chromium: headless, and silent on the network apart from the page under
 * test.
 */
export async function launchOptions(): Promise<LaunchOptions> {
  const executablePath = await findChromium();
  return {
    executablePath,
    env: browserEnv(),
    timeout: guard,
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
