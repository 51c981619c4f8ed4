import type {Locator, Page} from 'playwright-core';

/** A tutorial page with many samples of one package, `first_package`. */
export const tutorial = '/guides/developer/first-app/write-package';

/** Files that only running and editing need. */
export const isOfRunning = (url: string): boolean =>
  /\/assets\/(?:run\/|js\/[^/]+\/(?:run|query|edit|edit-query|move-worker|script-worker|vendors-\S*(?:codemirror|graphql|mysten|noble|sucrase)\S*)\.js)/.test(
    url,
  );

/** What stands under the samples of a page once somebody clicked. */
export const panelOn = (page: Page): Locator => page.locator('.run-panel');

/** The first button of that name under a sample, or the one under the sample with this anchor. */
export const buttonOn = (page: Page, name: 'Run' | 'Edit', sample?: string): Locator =>
  (sample === undefined ? page.getByRole('article') : page.locator(`#${sample} + div`)).getByRole('button', {name, exact: true}).first();

/** Waits until the panel says something, and gives all that it says there. */
export async function says(page: Page, text: string | RegExp): Promise<string> {
  const status = panelOn(page).getByRole('status').filter({hasText: text});
  await status.waitFor();
  return status.innerText();
}

/** The results of tests, as readers see them: `Pass module::test`. */
export const testsOn = (page: Page): Promise<string[]> =>
  panelOn(page)
    .getByRole('list', {name: 'Tests'})
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => `${item.querySelector('.run-mark')?.textContent ?? ''} ${item.querySelector('code')?.textContent ?? ''}`),
    );

/** The text that the editor has the focus in. */
export const editorOn = (page: Page): Locator => panelOn(page).getByRole('textbox', {name: /leaves the editor/});

/** Replaces the text of the file in the editor by one with a change in it. */
export async function change(page: Page, from: string | RegExp, to: string): Promise<void> {
  const text = await wholeText(page);
  const next = text.replace(from, to);
  if (next === text) throw new Error(`the file has no ${String(from)}`);
  await editorOn(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(next);
}

/** The whole file in the editor, which draws only the lines in sight: by way of the clipboard. */
export async function wholeText(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await panelOn(page).getByRole('button', {name: 'Copy file'}).click();
  return page.evaluate(() => navigator.clipboard.readText());
}
