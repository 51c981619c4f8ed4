import type {Page} from 'playwright-core';
import {overflowOn} from '../../src/audit/checks/overflow';
import {eventually} from '../lib/eventually';
import {nightly} from '../lib/nightly';
import {fitsInBothModes} from './setup/accessible';
import {standInClipboard} from './setup/clipboard';
import {desktop, newReader, screens, type Reader} from './setup/reader';
import {buttonOn, change, editorOn, isOfRunning, panelOn, says} from './setup/run';

/** A page with a sample of `ts/offline/addresses.ts`, and one whose samples print an object. */
const addresses = '/concepts/cryptography/transaction-auth/keys-addresses';
const transactions = '/guides/developer/sui-101/building-ptb';
const program = 'ts/offline/addresses.ts';
const first = 'const seed = new Uint8Array(32)';

/** Runs the program from within the editor, by its keys. */
const run = (page: Page): Promise<void> => editorOn(page).press('ControlOrMeta+Enter');
const output = (page: Page) => panelOn(page).getByRole('list', {name: 'Output'});
const lines = (page: Page) => output(page).getByRole('listitem');
const failureOn = (page: Page) => panelOn(page).locator('.run-failure');
/**
 * The button under a sample of that file: the innermost part of the page that has both its path and
 * buttons.
 */
const scriptButton = (page: Page, name: 'Run' | 'Edit', file: string) => {
  const button = page.getByRole('button', {name, exact: true});
  return page
    .getByRole('article')
    .locator('div')
    .filter({has: page.getByText(`examples/${file}`)})
    .filter({has: button})
    .last()
    .getByRole('button', {name, exact: true});
};

/** Opens a page with a clipboard of its own, by which a test changes the code in an editor. */
async function begin(reader: Reader, route: string): Promise<void> {
  await standInClipboard(reader.page);
  await reader.begin(route);
}

/** Opens the editor of a sample. */
async function openEditor(page: Page, button = buttonOn(page, 'Edit')): Promise<void> {
  await button.click();
  await editorOn(page).waitFor();
}

describe.each(screens)('on a %s', (_name, screen) => {
  test('Run loads nothing before the click, and then shows what the program prints', async () => {
    const {page, open, complaints} = await newReader(screen);
    const files: string[] = [];
    page.context().on('request', (request) => files.push(request.url()));
    await open(addresses);
    expect(files.filter(isOfRunning)).toEqual([]);
    await buttonOn(page, 'Run').click();
    const said = await says(page, /^Finished/);
    expect(said).toMatch(/^Finished in \d+\.\d s, with 6 lines of output\.$/);
    await eventually(
      () => lines(page).allInnerTexts(),
      (printed: string[]) => {
        expect(printed[0]?.replace(/\s+/g, ' ')).toBe('ED25519 flag 0, 32 bytes');
        expect(printed[1]).toMatch(/^0x[\da-f]{64}$/);
      },
    );
    expect(files.filter((url) => url.endsWith('.wasm') || url.includes('codemirror'))).toEqual([]);
    await eventually(() => overflowOn(page), []);
    expect(complaints).toEqual([]);
  });

  test('a reader changes the code, sees an error at its line, mends it and sees the output', async () => {
    const reader = await newReader(screen);
    const {page, complaints} = reader;
    await begin(reader, addresses);
    await openEditor(page);
    await change(page, first, `const gone: {bytes?: number[]} = {};\ngone.bytes!.length;\n${first}`);
    await run(page);
    const said = await says(page, /error/);
    expect(said).toBe('With your changes: It ended with an error.');
    await eventually(() => failureOn(page).innerText(), expect.stringMatching(/TypeError: .*undefined/));
    await failureOn(page)
      .getByRole('button', {name: `${program}, line 8`})
      .click();
    await eventually(() => panelOn(page).locator('.cm-lintRange-error').innerText(), 'gone');
    await change(page, 'gone.bytes!.length;', "console.log('mended');");
    await run(page);
    await says(page, /^With your changes: Finished in \d+\.\d s, with 7 lines of output\.$/);
    await eventually(() => lines(page).first().innerText(), 'mended');
    await eventually(() => overflowOn(page), []);
    expect(complaints).toEqual([]);
  });

  nightly('open results and an object that is open have no serious violation in light and in dark', async () => {
    const reader = await newReader(screen);
    const {page} = reader;
    await begin(reader, transactions);
    await openEditor(page, scriptButton(page, 'Edit', 'ts/building-ptb/offline.ts'));
    await change(page, /\n$/, "\nconsole.warn('careful');\nthrow new Error('the end');\n");
    await run(page);
    await says(page, /error/);
    await output(page).locator('summary').first().click();
    await output(page).locator('details[open] li').first().waitFor();
    await fitsInBothModes(page);
  });
});

test('an object opens by the keyboard to what is in it', async () => {
  const {page, begin: open} = await newReader(desktop);
  await open(transactions);
  await scriptButton(page, 'Run', 'ts/building-ptb/offline.ts').click();
  await says(page, /^Finished/);
  const list = output(page).locator('details').last();
  await eventually(() => list.locator('summary').innerText(), expect.stringMatching(/^\[ .*'balance::send_funds' \]$/));
  await list.locator('summary').focus();
  await page.keyboard.press('Enter');
  await eventually(() => list.getByRole('listitem').last().innerText(), expect.stringMatching(/^\d: 'balance::send_funds'$/));
});

test.each([
  ['in the program', '\nfor (;;);\n'],
  ['that prints', "\nfor (;;) console.log('again');\n"],
])('an endless loop %s is stopped, the page stays alive, and the next run works', async (_where, loop) => {
  const reader = await newReader(desktop);
  const {page} = reader;
  await begin(reader, addresses);
  await openEditor(page);
  await change(page, /\n$/, loop);
  await run(page);
  await says(page, /^Still running after 10 seconds/);
  await panelOn(page).getByRole('button', {name: 'Stop'}).click();
  await says(page, /^Stopped\.$/);
  await eventually(
    () => lines(page).count(),
    (count: number) => {
      expect(count).toBeLessThanOrEqual(500);
    },
  );
  await panelOn(page).getByRole('button', {name: 'Reset'}).click();
  await run(page);
  await says(page, /^Finished in \d+\.\d s, with 6 lines of output\.$/);
});

test('code has no network, and what is not there is told; code that cannot be read is, with its line', async () => {
  const reader = await newReader(desktop);
  const {page} = reader;
  const files: string[] = [];
  await begin(reader, addresses);
  await openEditor(page);
  await change(page, /\n$/, "\nawait fetch('/third-party-notices.txt');\n");
  page.context().on('request', (request) => files.push(request.url()));
  await run(page);
  await says(page, /error/);
  await eventually(() => failureOn(page).innerText(), expect.stringContaining('There is no network here.'));
  await change(page, /\nawait fetch.*\n$/, "\nimport {soil} from 'no-such-package';\nconsole.log(soil);\n");
  await run(page);
  await panelOn(page).getByText('There is no "no-such-package" here.').waitFor();
  expect(files.filter((url) => url.endsWith('.txt'))).toEqual([]);
  await change(page, first, `const bed: = 1;\n${first}`);
  await run(page);
  await eventually(
    () => failureOn(page).innerText(),
    expect.stringMatching(/^Error\s*SyntaxError: Unexpected token ts\/offline\/addresses\.ts, line 7$/i),
  );
});

test('with the keyboard alone a reader runs a program, and is back at the button after closing', async () => {
  const {page, begin: open} = await newReader(desktop);
  await open(addresses);
  await buttonOn(page, 'Run').focus();
  await page.keyboard.press('Enter');
  await says(page, /^Finished/);
  await panelOn(page).getByRole('button', {name: 'Close'}).focus();
  await page.keyboard.press('Enter');
  await panelOn(page).waitFor({state: 'detached'});
  await eventually(() => page.evaluate(() => document.activeElement?.textContent), 'Run');
});

test.each([
  ["the worker's script", /\/script-worker\.js$/],
  ['the program', /ts-offline-addresses\.\w+\.json$/],
])('where %s is missing, the reader is told, and may try again', async (_what, url) => {
  const {page, begin: open} = await newReader(desktop);
  await page.context().route(url, (route) => route.fulfill({status: 404, body: 'gone'}));
  await open(addresses);
  await buttonOn(page, 'Run').click();
  await says(page, 'A file that the code needs did not come.');
  await page.context().unroute(url);
  await buttonOn(page, 'Run').click();
  await says(page, /^Finished/);
});

nightly('where a policy refuses code in the worker, the reader is told so', async () => {
  const {page, begin: open} = await newReader(desktop, {violates: true});
  await page.context().route(/\/script-worker\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, headers: {...response.headers(), 'content-security-policy': "script-src 'self'"}});
  });
  await open(addresses);
  await buttonOn(page, 'Run').click();
  await says(page, 'A security policy of this site or of your browser refuses to run code here.');
});

test('samples that need a network have no button', async () => {
  const {page, open} = await newReader(desktop);
  await open('/guides/developer/first-app/client-tssdk');
  await eventually(() => page.getByRole('article').getByRole('button', {name: 'Run', exact: true}).count(), 0);
});
