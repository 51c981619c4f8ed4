import type {Page} from 'playwright-core';
import {graveViolationsOn} from '../../src/audit/checks/axe';
import {overflowOn} from '../../src/audit/checks/overflow';
import {desktop, newReader, origin, screens} from './setup/reader';
import {change, editorOn, panelOn, says, testsOn, wholeText} from './setup/run';

const route = '/playground';

const runTests = (page: Page): Promise<void> => panelOn(page).getByRole('button', {name: 'Run tests'}).click();

describe.each(screens)('on a %s', (_name, screen) => {
  test('a reader starts from a small package or an example, and runs its tests', async () => {
    const {page, open, complaints} = await newReader(screen);
    await open(route);
    await editorOn(page).waitFor();
    await runTests(page);
    expect(await says(page, /passed/)).toMatch(/^The test passed/);
    await panelOn(page).getByLabel('Start from').selectOption('tip_jar');
    await panelOn(page)
      .getByRole('button', {name: /^sources\/tip_jar|^sources\//})
      .first()
      .waitFor();
    await panelOn(page).getByText('the address tip_jar').waitFor();
    await runTests(page);
    await says(page, /^All \d+ tests passed/);
    expect(await overflowOn(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test.each(['light', 'dark'] as const)('has no serious violation in %s', async (colorScheme) => {
    const {page, open} = await newReader({...screen, colorScheme});
    await open(route);
    await editorOn(page).waitFor();
    expect(await graveViolationsOn(page)).toEqual([]);
  });
});

test('a link carries changed and new files to another reader, in the part of the address that no server sees', async () => {
  const {page, open} = await newReader(desktop);
  await open(route);
  await editorOn(page).waitFor();
  await change(page, 'a > b', 'a >= b');
  await panelOn(page).getByLabel('New file').fill('tests/more_tests.move');
  await panelOn(page).getByRole('button', {name: 'Add'}).click();
  await panelOn(page)
    .getByRole('button', {name: /more_tests\.move \(new\)/})
    .waitFor();
  await change(page, /$/, '\n#[test]\nfun more() {}\n');
  await panelOn(page).getByRole('button', {name: 'Copy link'}).click();
  await says(page, 'The link is in the clipboard');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${origin}${route}#code=[\\w-]+$`));

  const other = await newReader(desktop);
  const asked: string[] = [];
  other.page.on('request', (request) => asked.push(request.url()));
  await other.page.goto(link, {waitUntil: 'networkidle'});
  await editorOn(other.page).waitFor();
  expect(await wholeText(other.page)).toContain('a >= b');
  await runTests(other.page);
  await says(other.page, /^With your changes: All 2 tests passed/);
  expect(await testsOn(other.page)).toContain('Pass more_tests::more');
  expect(asked.filter((url) => url.includes('code='))).toEqual([]);
});

test('a new file needs a path of a package, and can be removed', async () => {
  const {page, open} = await newReader(desktop);
  await open(route);
  await editorOn(page).waitFor();
  const field = panelOn(page).getByLabel('New file');
  await field.fill('../secret.move');
  await field.press('Enter');
  expect(await panelOn(page).getByRole('alert').innerText()).toContain('Give a path such as');
  await field.fill('sources/playground.move');
  await field.press('Enter');
  expect(await panelOn(page).getByRole('alert').innerText()).toBe('There is a file sources/playground.move already.');
  await field.fill('sources/other.move');
  await field.press('Enter');
  const file = panelOn(page).getByRole('button', {name: 'sources/other.move (new)'});
  await file.waitFor();
  await panelOn(page).getByRole('button', {name: 'Remove file'}).click();
  await file.waitFor({state: 'detached'});
});

test('the page stays at its top, with the focus where it was, when the editor comes', async () => {
  const {page, open} = await newReader(desktop);
  await open(route);
  await editorOn(page).waitFor();
  expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'BODY']);
});

test('a damaged link is told, and the small package is there', async () => {
  const {page, open} = await newReader(desktop);
  await open(`${route}#code=damaged`);
  await says(page, 'The link is damaged');
  await editorOn(page).waitFor();
});

test('without JavaScript the page says what to do instead', async () => {
  const {page} = await newReader({...desktop, javaScriptEnabled: false});
  await page.goto(`${origin}${route}`);
  expect(await page.getByRole('article').locator('noscript p').textContent()).toContain('install the Sui CLI');
  expect(await page.getByRole('article').locator('button').filter({visible: true}).count()).toBe(0);
});
