import type {Page} from 'playwright-core';
import {overflowOn} from '../../src/audit/checks/overflow';
import {eventually} from '../lib/eventually';
import {fitsInBothModes} from './setup/accessible';
import {clipboardOf, standInClipboard} from './setup/clipboard';
import {desktop, newReader, origin, screens} from './setup/reader';
import {change, editorOn, panelOn, says, testsOf, testsOn, wholeText} from './setup/run';

const route = '/playground';
/** What a reader starts from: the small package, and an example. */
const small = 'playground';
const example = 'tip_jar';

const runTests = (page: Page): Promise<void> => panelOn(page).getByRole('button', {name: 'Run tests'}).click();
const passed = (name: string): string[] => testsOf(name).map((each) => `Pass ${each}`);
const testsInOrder = async (page: Page): Promise<string[]> => (await testsOn(page)).sort();

test.each(screens)(
  'a reader, whose place and focus the editor leaves alone, runs tests of a small package and of an example, in light and dark, on a %s',
  async (_name, screen) => {
    const {page, open, reload, complaints} = await newReader({...screen, colorScheme: 'light'});
    await open(route);
    await editorOn(page).waitFor();
    await eventually(() => page.evaluate(() => [scrollY, document.activeElement?.tagName]), [0, 'BODY']);
    await fitsInBothModes(page);

    await runTests(page);
    await says(page, /passed/);
    await eventually(() => testsInOrder(page), passed(small).sort());
    await panelOn(page).getByLabel('Start from').selectOption(example);
    await panelOn(page).getByText(`the address ${example}`).waitFor();
    await eventually(() => panelOn(page).getByRole('list', {name: 'Tests'}).count(), 0);
    await eventually(() => new URL(page.url()).search, `?example=${example}`);
    await runTests(page);
    await eventually(() => testsInOrder(page), passed(example).sort());
    await eventually(() => overflowOn(page), []);
    await reload();
    await panelOn(page).getByText(`the address ${example}`).waitFor();
    expect(complaints).toEqual([]);
  },
);

test('a link carries changed and new files to another reader, in the part of the address that no server sees', async () => {
  const {page, begin} = await newReader(desktop);
  await standInClipboard(page);
  await begin(route);
  await editorOn(page).waitFor();
  await change(page, 'a > b', 'a >= b');
  await panelOn(page).getByLabel('New file').fill('tests/more_tests.move');
  await panelOn(page).getByRole('button', {name: 'Add'}).click();
  await panelOn(page)
    .getByRole('button', {name: /more_tests\.move \(new\)/})
    .waitFor();
  await eventually(() => wholeText(page), `module ${small}::more_tests;\n`);
  await change(page, /$/, '\n#[test]\nfun more() {}\n');
  await panelOn(page).getByRole('button', {name: 'Copy link'}).click();
  await says(page, 'The link is in the clipboard');
  const link = await eventually(() => clipboardOf(page), expect.stringMatching(new RegExp(`^${origin}${route}#code=[\\w-]+$`)));

  const other = await newReader(desktop);
  await standInClipboard(other.page);
  const asked: string[] = [];
  other.page.on('request', (request) => asked.push(request.url()));
  await other.begin(link.replace(origin, ''));
  await editorOn(other.page).waitFor();
  await eventually(() => wholeText(other.page), expect.stringContaining('a >= b'));
  await runTests(other.page);
  await says(other.page, /^With your changes: /);
  await eventually(() => testsInOrder(other.page), [...passed(small), 'Pass more_tests::more'].sort());
  expect(asked.filter((url) => url.includes('code='))).toEqual([]);
});

test('a damaged link is told, and the small package is there; a new file needs a path of a package, and can be removed', async () => {
  const {page, begin} = await newReader(desktop);
  await begin(`${route}#code=damaged`);
  await says(page, 'The link is damaged');
  await editorOn(page).waitFor();
  const field = panelOn(page).getByLabel('New file');
  const problem = panelOn(page).getByRole('alert');
  await field.fill('../secret.move');
  await field.press('Enter');
  await problem.filter({hasText: 'Give a path such as'}).waitFor();
  await field.fill('sources/playground.move');
  await field.press('Enter');
  await eventually(() => problem.innerText(), 'There is a file sources/playground.move already.');
  await field.fill('sources/other.move');
  await field.press('Enter');
  const file = panelOn(page).getByRole('button', {name: 'sources/other.move (new)'});
  await file.waitFor();
  await panelOn(page).getByRole('button', {name: 'Remove file'}).click();
  await file.waitFor({state: 'detached'});
});

test('without JavaScript the page says what to do instead', async () => {
  const {page} = await newReader({...desktop, javaScriptEnabled: false});
  await page.goto(`${origin}${route}`);
  const article = page.getByRole('article');
  await eventually(() => article.locator('noscript p').textContent(), expect.stringContaining('install the Sui CLI'));
  await eventually(() => article.locator('button').filter({visible: true}).count(), 0);
});
