import type {Page, Request} from 'playwright-core';
import {graveViolationsOn} from '../../src/audit/checks/axe';
import {overflowOn} from '../../src/audit/checks/overflow';
import {desktop, newReader, origin, phone, screens} from './setup/reader';
import {buttonOn, isOfRunning, panelOn, says, testsOn, tutorial} from './setup/run';

/** What of running a page asks for, from now on. */
function recordFiles(page: Page): string[] {
  const urls: string[] = [];
  page.context().on('request', (request: Request) => {
    if (isOfRunning(request.url())) urls.push(new URL(request.url()).pathname);
  });
  return urls;
}

const tabTo = async (page: Page, name: string): Promise<void> => {
  for (let presses = 0; presses < 300; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(() => document.activeElement?.textContent)) === name) return;
  }
  throw new Error(`Tab never comes to ${name}`);
};

describe.each(screens)('on a %s', (_name, screen) => {
  test('Run loads the compiler at the first click, builds and tests the package, and shows each test', async () => {
    const {page, open, complaints} = await newReader(screen);
    const files = recordFiles(page);
    await open(tutorial);
    expect(files).toEqual([]);
    await buttonOn(page, 'Run').click();
    expect(await says(page, /passed/)).toMatch(/^All 9 tests passed in \d+\.\d s\.$/);
    expect(files.filter((file) => file.endsWith('.wasm'))).toHaveLength(1);
    expect(files.some((file) => file.includes('codemirror'))).toBe(false);
    const tests = await testsOn(page);
    expect(tests).toHaveLength(9);
    expect(tests).toContain('Pass greenhouse_tests::a_packet_over_the_limit_aborts');
    expect(await panelOn(page).innerText()).toMatch(/Sui Move 1\.\d+\.\d+ in your browser; the documented CLI is 1\.\d+\./);
    expect(await overflowOn(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test.each(['light', 'dark'] as const)('open results have no serious violation in %s', async (colorScheme) => {
    const {page, open} = await newReader({...screen, colorScheme});
    await open(tutorial);
    await buttonOn(page, 'Run').click();
    await says(page, /passed/);
    expect(await graveViolationsOn(page)).toEqual([]);
  });
});

test('a second run loads nothing, and neither does one of another sample', async () => {
  const {page, open} = await newReader(desktop);
  await open(tutorial);
  await buttonOn(page, 'Run').click();
  await says(page, /passed/);
  const files = recordFiles(page);
  await buttonOn(page, 'Run').click();
  await says(page, /Building|passed/);
  await says(page, /passed/);
  await page.getByRole('article').getByRole('button', {name: 'Run', exact: true}).nth(1).click();
  await panelOn(page)
    .nth(1)
    .getByRole('status')
    .filter({hasText: /passed/})
    .waitFor();
  // The package's own small file comes from the browser's cache.
  expect(files.filter((file) => !file.includes('first_package'))).toEqual([]);
});

test('with the keyboard alone a reader runs the tests, and is back at the button after closing', async () => {
  const {page, open} = await newReader(desktop);
  await open(tutorial);
  await tabTo(page, 'Run');
  await page.keyboard.press('Enter');
  await says(page, /passed/);
  await tabTo(page, 'Close');
  await page.keyboard.press('Enter');
  await panelOn(page).waitFor({state: 'detached'});
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Run');
});

test('a reader who saves data is asked before the download', async () => {
  const {page, open} = await newReader(phone);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
  });
  const files = recordFiles(page);
  await open(tutorial);
  await buttonOn(page, 'Run').click();
  expect(await says(page, /asks sites to save data/)).toMatch(/2\.\d MB, once\./);
  expect(await panelOn(page).getByText('sui move test').isVisible()).toBe(true);
  expect(files.filter((file) => file.endsWith('.wasm'))).toEqual([]);
  await panelOn(page).getByRole('button', {name: 'Download and run'}).click();
  await says(page, /passed/);
});

test('without JavaScript there is no button, and the line under the sample stays', async () => {
  const {page} = await newReader({...desktop, javaScriptEnabled: false});
  await page.goto(`${origin}${tutorial}`);
  const article = page.getByRole('article');
  expect(
    await article
      .locator('button')
      .filter({hasText: /^(?:Run|Edit)$/, visible: true})
      .count(),
  ).toBe(0);
  expect(await article.getByText('examples/move/first_package/sources/greenhouse.move').first().isVisible()).toBe(true);
});

test('samples that cannot be run have no button', async () => {
  const {page, open} = await newReader(desktop);
  await open('/guides/developer/getting-started/get-coins');
  expect(await page.getByRole('article').getByRole('button', {name: 'Run', exact: true}).count()).toBe(0);
});
