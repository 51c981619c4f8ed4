import type {Page} from 'playwright-core';

/**
 * Gives a page a clipboard of its own, in its memory: the machine has one for all pages, which
 * another test may write to meanwhile. To be called before the page is opened. Each document starts
 * with an empty one.
 */
export async function standInClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let text = '';
    const clipboard: Pick<Clipboard, 'writeText' | 'readText'> = {
      writeText: (written) => {
        text = written;
        return Promise.resolve();
      },
      readText: () => Promise.resolve(text),
    };
    Object.defineProperty(navigator, 'clipboard', {value: clipboard});
  });
}

/** What is in a page's clipboard. */
export const clipboardOf = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
