import {existsSync} from 'node:fs';
import {bundledChromium, hasBundledChromium} from './bundled-chromium';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Path of a Chromium to test with: CHROME_PATH if it is set, the one that `npm ci` brought (Linux
 * on x64), or one that is installed.
 *
 * @throws where there is none, saying how to get it
 */
export async function findChromium(): Promise<string> {
  const chosen = process.env.CHROME_PATH;
  if (chosen !== undefined) {
    if (!existsSync(chosen)) throw new Error(`CHROME_PATH names ${chosen}, which does not exist.`);
    return chosen;
  }
  if (hasBundledChromium) return bundledChromium();
  const found = installed.find((candidate) => existsSync(candidate));
  if (found !== undefined) return found;
  throw new Error('No Chromium found: install Google Chrome or Chromium, or set CHROME_PATH to its executable, and run the command again.');
}
