import type {Page} from 'playwright-core';
import type {Requests} from './requests';

/**
 * Docusaurus marks a page that its scripts have not taken over yet; other generators' pages have no
 * such mark.
 */
const takenOver = 'html:not([data-has-hydrated="false"])';

/**
 * Waits until nothing in the document has changed for some frames. A frame takes as long as the
 * machine needs for it, so this is no time: what a script does before it draws, and what observers
 * of sizes do after, comes within a few.
 */
export const still = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const enough = 5;
    let frames = 0;
    const observer = new MutationObserver(() => {
      frames = 0;
    });
    observer.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
    while (frames < enough) {
      await new Promise((resolve) => requestIdleCallback(resolve, {timeout: 1000}));
      await new Promise(requestAnimationFrame);
      frames += 1;
    }
    observer.disconnect();
  });

/**
 * Waits until a page's scripts have taken it over, no request is under way, and the document has
 * come to rest.
 *
 * @param requests of the page, followed since before it was opened
 */
export async function settled(page: Page, requests: Requests): Promise<void> {
  await page.locator(takenOver).waitFor({state: 'attached'});
  let before: number;
  do {
    before = requests.started();
    await requests.allEnded();
    await still(page);
  } while (requests.started() !== before);
}
