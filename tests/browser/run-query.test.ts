import {gzipSync} from 'node:zlib';
import type {Page} from 'playwright-core';
import {overflowOn} from '../../src/audit/checks/overflow';
import {isPrefetch} from '../../src/lib/serve-compressed';
import {eventually} from '../lib/eventually';
import {nightly} from '../lib/nightly';
import {fitsInBothModes} from './setup/accessible';
import {clipboardOf, standInClipboard} from './setup/clipboard';
import {desktop, newReader, origin, phone, screens} from './setup/reader';
import {buttonOn, editorOn, isOfRunning, panelOn, says} from './setup/run';

/** A page with many queries. */
const queries = '/guides/developer/getting-started/graphql-rpc';

/** What a click may cost, compressed as servers do it. */
const budget = 204_000;

const openEditor = async (page: Page): Promise<void> => {
  await buttonOn(page, 'Edit').click();
  await editorOn(page).waitFor();
  await says(page, 'The query fits the schema.');
};

/** The query in the editor. */
async function text(page: Page): Promise<string> {
  await panelOn(page).getByRole('button', {name: 'Copy query'}).click();
  await says(page, 'The query is in the clipboard.');
  return clipboardOf(page);
}

/** What has the focus. */
const focused = (page: Page): Promise<string | null | undefined> => page.evaluate(() => document.activeElement?.textContent);

/** Puts another query into the editor. */
async function write(page: Page, query: string): Promise<void> {
  await editorOn(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(query);
}

describe.each(screens)('on a %s', (_name, screen) => {
  test('a reader edits a query, sees an error at its place, mends it, and leaves nothing unanswered', async () => {
    const {page, begin, complaints} = await newReader(screen);
    await standInClipboard(page);
    await begin(queries);
    const shown = await page.getByRole('article').locator('.language-graphql pre').first().innerText();
    await openEditor(page);
    await eventually(async () => (await text(page)).trim(), shown.trim());
    await eventually(() => page.getByRole('article').getByRole('button', {name: 'Run', exact: true}).count(), 0);
    await write(page, '{ epoch { epochIdd } }');
    await says(page, '1 problem in the query.');
    await eventually(() => panelOn(page).locator('.cm-lintRange-error').innerText(), 'epochIdd');
    const problems = panelOn(page).getByRole('list', {name: 'Problems in the query'});
    await eventually(() => problems.innerText(), expect.stringContaining('Cannot query field "epochIdd" on type "Epoch".'));
    await problems.getByRole('button', {name: 'line 1'}).click();
    await write(page, '{ epoch { epochId } }');
    await says(page, 'The query fits the schema.');
    await eventually(() => overflowOn(page), []);
    expect(complaints).toEqual([]);
  });

  nightly('an editor with an error and names to choose from has no serious violation in light and in dark', async () => {
    const {page, begin} = await newReader(screen);
    await begin(queries);
    await openEditor(page);
    await write(page, '{ epoch { nothing } ');
    await page.keyboard.type('chec');
    await panelOn(page).getByRole('listbox').waitFor();
    await says(page, /problem/);
    await fitsInBothModes(page);
    await eventually(() => panelOn(page).getByRole('listbox').isVisible(), true);
  });
});

test('nothing is loaded before the click, and a click keeps to its budget', async () => {
  const {page, open} = await newReader(desktop);
  const urls = new Set<string>();
  // The click scrolls, and links that come into view have their pages fetched ahead: that is no
  // part of an editor.
  page.context().on('request', (request) => {
    if (!isPrefetch(request.headers())) urls.add(request.url());
  });
  await open(queries);
  expect([...urls].filter(isOfRunning)).toEqual([]);
  urls.clear();
  await openEditor(page);
  const files = [...urls].filter((url) => url.startsWith(`${origin}/assets/`));
  expect(files.filter((url) => url.includes('/query-schema.'))).toHaveLength(1);
  const bodies = await Promise.all(files.map(async (url) => Buffer.from(await (await fetch(url)).arrayBuffer())));
  const sizes = bodies.map((body) => gzipSync(body, {level: 6}).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(budget);
});

test('names are completed with their type, and told under the pointer', async () => {
  const {page, begin} = await newReader(desktop);
  await page.clock.install();
  await begin(queries);
  await openEditor(page);
  await write(page, '{ ');
  await page.keyboard.type('chainIden');
  const option = panelOn(page).getByRole('option', {name: /^chainIdentifier/});
  await eventually(() => option.innerText(), expect.stringMatching(/chainIdentifier\s*String/));
  await says(page, /problem/);
  // A key that comes right after the names is still meant for the text.
  await page.clock.fastForward(1000);
  await page.keyboard.press('Enter');
  await page.keyboard.type(' }');
  await says(page, 'The query fits the schema.');
  await panelOn(page)
    .locator('.cm-line')
    .hover({position: {x: 60, y: 10}});
  const about = panelOn(page).locator('.cm-about');
  await eventually(() => about.locator('code').innerText(), 'chainIdentifier: String!');
  await eventually(() => about.locator('p').innerText(), expect.stringMatching(/\.$/));
});

test('a query is formatted, reset, kept in the tab, and taken along as a command for the network that was chosen', async () => {
  const {page, begin, reload} = await newReader(desktop);
  await standInClipboard(page);
  await begin(queries);
  await openEditor(page);
  const original = await text(page);
  await write(page, '{epoch{epochId}}');
  await says(page, 'The query fits the schema.');
  await panelOn(page).getByRole('button', {name: 'Format'}).click();
  await eventually(() => text(page), '{\n  epoch {\n    epochId\n  }\n}\n');
  await reload();
  await openEditor(page);
  await eventually(() => text(page), expect.stringContaining('epochId'));
  const link = panelOn(page).getByRole('link', {name: /^Open GraphiQL/});
  await eventually(() => link.getAttribute('href'), 'https://graphql.testnet.sui.io/graphql');
  await panelOn(page).getByRole('combobox').selectOption('Mainnet');
  await eventually(() => link.getAttribute('href'), 'https://graphql.mainnet.sui.io/graphql');
  await panelOn(page).getByRole('button', {name: 'Copy as curl'}).click();
  await says(page, 'A command that sends the query is in the clipboard.');
  await eventually(() => clipboardOf(page), expect.stringContaining(String.raw`-d '{"query":"{\n  epoch {\n    epochId\n  }\n}"}'`));
  await eventually(() => clipboardOf(page), expect.stringContaining('curl -s https://graphql.mainnet.sui.io/graphql'));
  await panelOn(page).getByRole('button', {name: 'Reset'}).click();
  await eventually(() => text(page), original);
  await eventually(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('sui-docs-run'))), []);
});

nightly('a query with variables has a field for their values, which are checked and go into the command', async () => {
  const {page, begin} = await newReader(phone);
  await standInClipboard(page);
  await begin(queries);
  await openEditor(page);
  await write(page, 'query Q($n: UInt53!) { epoch(epochId: $n) { epochId } }');
  await says(page, 'The query fits the schema.');
  const values = panelOn(page).getByRole('textbox', {name: 'Values of $n, as JSON'});
  await says(page, 'Expected a value of non-null type "UInt53!" to be provided.');
  await values.fill('{"n": ');
  await says(page, 'This is no object in JSON.');
  await values.fill('{"n": "five"}');
  await says(page, '"five" is no UInt53.');
  await values.fill('{"n": 5}');
  await panelOn(page).getByRole('button', {name: 'Copy as curl'}).click();
  await says(page, 'A command that sends the query is in the clipboard.');
  await eventually(() => clipboardOf(page), expect.stringContaining('"variables":{"n":5}'));
  await eventually(() => overflowOn(page), []);
});

test('Escape, then Tab, leaves the editor, and Close gives the focus back', async () => {
  const {page, begin} = await newReader(phone);
  await page.clock.install();
  await begin(queries);
  await buttonOn(page, 'Edit').focus();
  await page.keyboard.press('Enter');
  await editorOn(page).waitFor();
  await says(page, 'The query fits the schema.');
  await eventually(() => editorOn(page).evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element), true);
  // The editor lets Tab go for two seconds after Escape, which do not pass here.
  await page.clock.setFixedTime(Date.now());
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await eventually(() => focused(page), 'Format');
  await panelOn(page).getByRole('button', {name: 'Close'}).click();
  await eventually(() => focused(page), 'Edit');
  await eventually(() => panelOn(page).count(), 0);
});

nightly('where the schema does not come, the sample stays and the reader is told', async () => {
  const {page, begin} = await newReader(desktop);
  await page.route('**/query-schema.*', (route) => route.abort());
  await begin(queries);
  await buttonOn(page, 'Edit').click();
  await says(page, 'This could not be loaded.');
  await page.unroute('**/query-schema.*');
  await openEditor(page);
});
