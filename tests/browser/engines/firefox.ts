import {existsSync} from 'node:fs';
import {launch, type KeyInput, type Page} from 'puppeteer-core';
import {patience} from '../../lib/patience';
import type {Engine} from './driver';

const executable = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => existsSync(file));

/** Records what must not happen while a page is open. */
function record(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`exception: ${String(error)}`));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`answer ${response.status()}: ${response.url()}`);
  });
  return complaints;
}

/** Firefox over WebDriver BiDi, which Puppeteer speaks. */
export const gecko: Engine = {
  name: 'Firefox',
  ...(executable === undefined ? {missing: 'no /usr/bin/firefox-esr'} : {}),
  start: async (origin) => {
    const browser = await launch({
      browser: 'firefox',
      executablePath: executable ?? '',
      headless: true,
      timeout: patience,
      protocolTimeout: patience,
    });
    const page = await browser.newPage();
    page.setDefaultTimeout(patience);
    await page.setViewport({width: 1280, height: 900});
    const complaints = record(page);
    return {
      origin,
      open: async (url) => {
        await page.goto(url, {waitUntil: 'load'});
      },
      click: (selector) => page.locator(selector).click(),
      type: (text) => page.keyboard.type(text),
      press: async (key) => {
        const [last = '', ...held] = key.split('+').reverse() as KeyInput[];
        for (const modifier of held) await page.keyboard.down(modifier);
        await page.keyboard.press(last as KeyInput);
        for (const modifier of held) await page.keyboard.up(modifier);
      },
      evaluate: (expression) => page.evaluate(expression),
      resize: (width, height) => page.setViewport({width, height}),
      complaints: async () => complaints,
      close: () => browser.close(),
    };
  },
};
