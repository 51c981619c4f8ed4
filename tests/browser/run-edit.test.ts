import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {graveViolationsOn} from '../../src/audit/checks/axe';
import {overflowOn} from '../../src/audit/checks/overflow';
import {desktop, newReader, phone, screens} from './setup/reader';
import {buttonOn, change, editorOn, panelOn, says, testsOn, tutorial, wholeText} from './setup/run';

const run = (page: Parameters<typeof editorOn>[0]): Promise<void> => page.keyboard.press('ControlOrMeta+Enter');
const folder = mkdtempSync(path.join(tmpdir(), 'run-edit-'));
afterAll(() => {
  rmSync(folder, {recursive: true});
});

const findings = (page: Parameters<typeof editorOn>[0]) => panelOn(page).getByRole('list', {name: 'What the compiler says'});

describe.each(screens)('on a %s', (_name, screen) => {
  test('a reader changes a line, sees a test fail, mends it and sees it pass', async () => {
    const {page, open, complaints} = await newReader(screen);
    await open(tutorial);
    await buttonOn(page, 'Edit').click();
    await editorOn(page).waitFor();
    await change(page, 'MAX_SEEDS: u64 = 50', 'MAX_SEEDS: u64 = 90');
    await run(page);
    await says(page, /^With your changes: \d of 9 tests failed/);
    expect((await testsOn(page)).filter((each) => each.startsWith('Fail'))).toContain(
      'Fail greenhouse_tests::a_packet_over_the_limit_aborts',
    );
    expect(await panelOn(page).locator('.run-why').first().innerText()).toMatch(/did not error|aborted/);
    await change(page, 'MAX_SEEDS: u64 = 90', 'MAX_SEEDS: u64 = 50');
    await run(page);
    await says(page, /^All 9 tests passed/);
    expect(await overflowOn(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test.each(['light', 'dark'] as const)('an open editor with an error in it has no serious violation in %s', async (colorScheme) => {
    const {page, open} = await newReader({...screen, colorScheme});
    await open(tutorial);
    await buttonOn(page, 'Edit').click();
    await editorOn(page).waitFor();
    await change(page, 'MAX_SEEDS: u64 = 50', 'MAX_SEEDS: u64 = true');
    await run(page);
    await says(page, /does not compile/);
    expect(await graveViolationsOn(page)).toEqual([]);
  });
});

test('what was changed can be taken away: as an archive that is whole, and by a link to the playground', async () => {
  const {page, open} = await newReader(desktop);
  await open(tutorial);
  await buttonOn(page, 'Edit').click();
  await editorOn(page).waitFor();
  await change(page, 'MAX_SEEDS: u64 = 50', 'MAX_SEEDS: u64 = 51');
  const downloading = page.waitForEvent('download');
  await panelOn(page).getByRole('button', {name: 'Download .zip'}).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('first_package.zip');
  const file = path.join(folder, 'own.zip');
  await download.saveAs(file);
  const archive = unzipSync(readFileSync(file));
  expect(Object.keys(archive)).toEqual(
    expect.arrayContaining(['first_package/LICENSE', 'first_package/Move.toml', 'first_package/README.md']),
  );
  expect(strFromU8(archive['first_package/sources/greenhouse.move'] ?? new Uint8Array())).toContain('MAX_SEEDS: u64 = 51');

  await panelOn(page).getByRole('button', {name: 'Copy link'}).click();
  await panelOn(page).getByRole('status').filter({hasText: 'The link is in the clipboard'}).waitFor();
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await editorOn(page).waitFor();
  expect(await wholeText(page)).toContain('MAX_SEEDS: u64 = 51');
});

test('an error is underlined, told with its place and message, and leads to its page of the reference', async () => {
  const {page, open, arriveAt} = await newReader(desktop);
  await open(tutorial);
  await buttonOn(page, 'Edit').click();
  await editorOn(page).waitFor();
  await change(page, 'MAX_SEEDS: u64 = 50', 'MAX_SEEDS: u64 = true');
  await run(page);
  expect(await says(page, /does not compile/)).toBe('With your changes: The package does not compile: 1 error.');
  await findings(page)
    .getByRole('button', {name: /^sources\/greenhouse\.move, line \d+$/})
    .click();
  expect(await panelOn(page).locator('.cm-lintRange-error').innerText()).toBe('u64');
  const text = await findings(page).innerText();
  expect(text).toContain('sources/greenhouse.move, line');
  expect(text).toMatch(/Expected|Invalid|type/);
  await findings(page).getByRole('link').first().click();
  await arriveAt('/references/errors/compiler/types#e04007');
});

test('warnings and lints are told beside tests that pass', async () => {
  const {page, open} = await newReader(desktop);
  await open(tutorial);
  await buttonOn(page, 'Edit').click();
  await editorOn(page).waitFor();
  await change(page, /\n$/, '\nfun unused() { let seeds = 1u64; }\n');
  await run(page);
  await says(page, /All 9 tests passed .* The compiler has \d warnings?\./);
  expect(await findings(page).innerText()).toContain('W09002');
});

test('a test that does not end is stopped, and the next run works', async () => {
  const {page, open} = await newReader(desktop);
  await page.clock.install();
  await open(tutorial);
  await buttonOn(page, 'Edit').click();
  await editorOn(page).waitFor();
  await change(page, /\n$/, '\n#[test]\nfun forever() { loop {} }\n');
  await run(page);
  await says(page, 'Building and testing');
  // The limit follows the first build, and is a minute where that was slowest.
  await page.clock.fastForward(60_000);
  await says(page, /^Stopped after \d\d seconds/);
  await panelOn(page).getByRole('button', {name: 'Reset'}).click();
  await run(page);
  await says(page, /^All 9 tests passed/);
});

test('changes are kept in the tab, Run takes them along, and Reset forgets them', async () => {
  const {page, open} = await newReader(desktop);
  await open(tutorial);
  await buttonOn(page, 'Edit').click();
  await editorOn(page).waitFor();
  await change(page, 'MAX_SEEDS: u64 = 50', 'MAX_SEEDS: u64 = 51');
  await page.reload({waitUntil: 'networkidle'});
  await buttonOn(page, 'Run').click();
  await says(page, /^With your changes: /);
  await buttonOn(page, 'Edit').click();
  await editorOn(page).waitFor();
  expect(await wholeText(page)).toContain('MAX_SEEDS: u64 = 51');
  await panelOn(page).getByRole('button', {name: 'Reset'}).click();
  expect(await wholeText(page)).toContain('MAX_SEEDS: u64 = 50');
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('sui-docs-run')))).toEqual([]);
});

test('the editor opens at the region that the sample shows, and has the other files', async () => {
  const {page, open} = await newReader(desktop);
  await open(tutorial);
  const buttons = page.getByRole('article').getByRole('button', {name: 'Edit', exact: true});
  await buttons.last().click();
  await editorOn(page).waitFor();
  expect(await panelOn(page).locator('.cm-activeLineGutter').last().innerText()).not.toBe('1');
  const tests = panelOn(page).getByRole('button', {name: 'tests/greenhouse_tests.move'});
  await tests.click();
  expect(await tests.getAttribute('aria-pressed')).toBe('true');
  expect(await wholeText(page)).toContain('module first_package::greenhouse_tests');
  await panelOn(page).getByRole('button', {name: 'Move.toml'}).click();
  expect(await panelOn(page).getByText('The manifest is fixed here.').isVisible()).toBe(true);
});

test('Escape, then Tab, leaves the editor', async () => {
  const {page, open} = await newReader(phone);
  await open(tutorial);
  await buttonOn(page, 'Edit').click();
  await editorOn(page).waitFor();
  await editorOn(page).focus();
  await page.keyboard.press('Tab');
  expect(await editorOn(page).evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element)).toBe(true);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Run tests');
});
