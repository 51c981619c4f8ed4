import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from 'playwright-core';
import {filesBelow} from '../../../src/lib/files-below';
import {eventually} from '../../lib/eventually';
import {clipboardOf} from './clipboard';

/** A tutorial page with many samples of one package. */
export const tutorial = '/guides/developer/first-app/write-package';

/** The package of the tutorial. */
export const tutorialPackage = 'first_package';

/** The unit tests of a package of `examples/move`, as the panel names them: `module::test`. */
export function testsOf(name: string): string[] {
  const folder = path.join('examples/move', name);
  return filesBelow(folder)
    .filter((file) => /^(?:sources|tests)\/.*\.move$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const module = /^module \w+::(\w+)/m.exec(text)?.[1] ?? '';
      return [...text.matchAll(/#\[test\b[^\]]*\]\s*(?:#\[[^\]]*\]\s*)*fun (\w+)/g)].map(([, test]) => `${module}::${test ?? ''}`);
    });
}

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

/** Opens the editor under the first sample, and waits until somebody can write in it. */
export async function edit(page: Page): Promise<void> {
  await buttonOn(page, 'Edit').click();
  await editorOn(page).waitFor();
}

/**
 * Waits until the line that the editor marks is below the bar and on the screen, and gives its
 * text.
 */
export async function lineInView(page: Page): Promise<string> {
  const line = panelOn(page).locator('.cm-activeLine');
  await eventually(
    () =>
      line.evaluate((element) => {
        const {top, bottom} = element.getBoundingClientRect();
        const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
        return {isBelowBar: top >= bar, isOnScreen: bottom <= innerHeight};
      }),
    {isBelowBar: true, isOnScreen: true},
  );
  return line.innerText();
}

/** Runs the tests from within the editor, by its keys. */
export const runFromEditor = (page: Page): Promise<void> => editorOn(page).press('ControlOrMeta+Enter');

/**
 * Replaces the text of the file in the editor by one with a change in it, and waits until the panel
 * has it. The page needs a clipboard of its own (`standInClipboard`), as for `wholeText`.
 */
export async function change(page: Page, from: string | RegExp, to: string): Promise<void> {
  const text = await wholeText(page);
  const next = text.replace(from, to);
  if (next === text) throw new Error(`the file has no ${String(from)}`);
  await editorOn(page).press('ControlOrMeta+a');
  await page.keyboard.insertText(next);
  await eventually(() => wholeText(page), next);
}

/**
 * The whole file in the editor, which draws only the lines in sight: by way of the page's
 * clipboard.
 */
export async function wholeText(page: Page): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await panelOn(page).getByRole('button', {name: 'Copy file'}).click();
  return eventually(() => clipboardOf(page), expect.stringMatching(/./));
}
