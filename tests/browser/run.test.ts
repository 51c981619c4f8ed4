import type {Page, Request} from 'playwright-core';
import {overflowOn} from '../../src/audit/checks/overflow';
import {eventually} from '../lib/eventually';
import {fitsInBothModes} from './setup/accessible';
import {desktop, newReader, origin, phone, screens} from './setup/reader';
import {buttonOn, isOfRunning, panelOn, says, testsOf, testsOn, tutorial, tutorialPackage} from './setup/run';

const tests = testsOf(tutorialPackage);

/** What of running a page asks for, from now on. */
function recordFiles(page: Page): string[] {
  const urls: string[] = [];
  page.context().on('request', (request: Request) => {
    if (isOfRunning(request.url())) urls.push(new URL(request.url()).pathname);
  });
  return urls;
}

/** What the panel says from now on, however shortly. */
async function recordStatus(page: Page): Promise<() => Promise<string[]>> {
  const texts = await panelOn(page)
    .getByRole('status')
    .evaluateHandle((status) => {
      const said: string[] = [];
      new MutationObserver(() => said.push(status.textContent)).observe(status, {subtree: true, childList: true, characterData: true});
      return said;
    });
  return () => texts.jsonValue();
}

const focused = (page: Page): Promise<string | null | undefined> => page.evaluate(() => document.activeElement?.textContent);

const tabTo = async (page: Page, name: string): Promise<void> => {
  for (let presses = 0; presses < 300; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) === name) return;
  }
  throw new Error(`Tab never comes to ${name}`);
};

test.each(screens)(
  'Run loads the compiler at the first click, builds and tests the package, and shows each test to everybody, in light and dark, on a %s',
  async (_name, screen) => {
    const {page, open, complaints} = await newReader({...screen, colorScheme: 'light'});
    const files = recordFiles(page);
    await open(tutorial);
    expect(files).toEqual([]);
    await buttonOn(page, 'Run').click();
    const status = await says(page, /passed/);
    expect(status).toMatch(new RegExp(`^All ${tests.length} tests passed in \\d+\\.\\d s\\.$`));
    expect(files.filter((file) => file.endsWith('.wasm'))).toHaveLength(1);
    expect(files.some((file) => file.includes('codemirror'))).toBe(false);
    await eventually(async () => (await testsOn(page)).sort(), tests.map((each) => `Pass ${each}`).sort());
    await eventually(
      () => panelOn(page).innerText(),
      expect.stringMatching(/Sui Move 1\.\d+\.\d+ in your browser; the documented CLI is 1\.\d+\./),
    );
    await eventually(() => overflowOn(page), []);
    await fitsInBothModes(page, {within: '.run-panel'});
    expect(complaints).toEqual([]);
  },
);

test('with the keyboard alone a reader runs tests, again without loading anything anew, as of another sample, and is back at the button after closing', async () => {
  const {page, open} = await newReader(desktop);
  await open(tutorial);
  await tabTo(page, 'Run');
  await page.keyboard.press('Enter');
  await says(page, /passed/);
  const files = recordFiles(page);
  const said = await recordStatus(page);
  await page.keyboard.press('Enter');
  await eventually(said, expect.arrayContaining([expect.stringContaining('Building'), expect.stringContaining('passed')]));
  await page.getByRole('article').getByRole('button', {name: 'Run', exact: true}).nth(1).click();
  await panelOn(page)
    .nth(1)
    .getByRole('status')
    .filter({hasText: /passed/})
    .waitFor();
  // The package's own small file comes from the browser's cache.
  expect(files.filter((file) => !file.includes(tutorialPackage))).toEqual([]);
  await buttonOn(page, 'Run').focus();
  await tabTo(page, 'Close');
  await page.keyboard.press('Enter');
  await eventually(() => panelOn(page).count(), 1);
  await eventually(() => focused(page), 'Run');
});

test('a reader who saves data is asked before the download', async () => {
  const {page, open} = await newReader(phone);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
  });
  const files = recordFiles(page);
  await open(tutorial);
  await buttonOn(page, 'Run').click();
  const asks = await says(page, /asks sites to save data/);
  expect(asks).toMatch(/\d\.\d MB, once\.$/);
  await panelOn(page).getByText('sui move test').waitFor();
  expect(files.filter((file) => file.endsWith('.wasm'))).toEqual([]);
  await panelOn(page).getByRole('button', {name: 'Download and run'}).click();
  await says(page, /passed/);
});

test('without JavaScript there is no button, and the line under the sample stays', async () => {
  const {page} = await newReader({...desktop, javaScriptEnabled: false});
  await page.goto(`${origin}${tutorial}`);
  const article = page.getByRole('article');
  await article.getByText(`examples/move/${tutorialPackage}/sources/`).first().waitFor();
  await eventually(
    () =>
      article
        .locator('button')
        .filter({hasText: /^(?:Run|Edit)$/, visible: true})
        .count(),
    0,
  );
});

test('samples that cannot be run have no button', async () => {
  const {page, open} = await newReader(desktop);
  await open('/guides/developer/getting-started/get-coins');
  await eventually(() => page.getByRole('article').getByRole('button', {name: 'Run', exact: true}).count(), 0);
});
