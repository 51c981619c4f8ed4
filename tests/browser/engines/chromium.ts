import {recordMessages} from '../../../src/audit/checks/messages';
import {patience} from '../../lib/patience';
import {testBrowser} from '../setup/browser';
import type {Engine} from './driver';

/**
 * Chromium by Playwright, as in all other tests: what the path does is right where it passes here.
 */
export const blink: Engine = {
  name: 'Chromium',
  start: async (origin) => {
    const context = await (
      await testBrowser()
    ).newContext({viewport: {width: 1280, height: 900}, permissions: ['clipboard-read', 'clipboard-write']});
    context.setDefaultTimeout(patience);
    const page = await context.newPage();
    const messages = recordMessages(page, origin);
    return {
      origin,
      open: async (url) => {
        await page.goto(url, {waitUntil: 'load'});
      },
      click: (selector) => page.locator(selector).first().click(),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      evaluate: (expression) => page.evaluate(expression),
      resize: (width, height) => page.setViewportSize({width, height}),
      complaints: async () => messages.take(),
      close: () => context.close(),
    };
  },
};
