import {readFileSync} from 'node:fs';
import {strFromU8, unzipSync} from 'fflate';
import type {Locator, Page} from 'playwright-core';
import {overflowOn} from '../../src/audit/checks/overflow';
import {eventually} from '../lib/eventually';
import {fitsInBothModes} from './setup/accessible';
import {clipboardOf, standInClipboard} from './setup/clipboard';
import {desktop, newReader, screens, type Reader} from './setup/reader';
import {
  buttonOn,
  change,
  edit,
  editorOn,
  lineInView,
  panelOn,
  runFromEditor,
  says,
  testsOf,
  testsOn,
  tutorial,
  tutorialPackage,
  wholeText,
} from './setup/run';

const count = testsOf(tutorialPackage).length;
const findings = (page: Page): Locator => panelOn(page).getByRole('list', {name: 'What the compiler says'});

/** What is written at the end of the first file. */
const failing = '\n#[test]\nfun one_is_two() { assert!(1 == 2); }\n';
const broken = '\npublic fun number(): u64 { true }\n';
const unclean = '\nfun unused() { let number = 1u64; }\n';
const endless = '\n#[test]\nfun forever() { loop {} }\n';
const added = '\n// A comment.\n';

/** A reader with a clipboard of its own, who opened the editor under the first sample. */
async function newEditor(...options: Parameters<typeof newReader>): Promise<Reader> {
  const reader = await newReader(...options);
  await standInClipboard(reader.page);
  await reader.begin(tutorial);
  await edit(reader.page);
  return reader;
}

test.each(screens)(
  'a reader changes a file, sees a test fail, then an error, in light and dark, mends both and sees all pass, on a %s',
  async (_name, screen) => {
    const {page, complaints} = await newEditor({...screen, colorScheme: 'light'});
    await change(page, /$/, failing);
    await runFromEditor(page);
    await says(page, new RegExp(`^With your changes: 1 of ${count + 1} tests failed`));
    await eventually(() => testsOn(page), expect.arrayContaining([expect.stringMatching(/^Fail \w+::one_is_two$/)]));
    await eventually(() => panelOn(page).locator('.run-why').innerText(), expect.stringContaining('aborted'));
    await panelOn(page)
      .getByRole('list', {name: 'Tests'})
      .getByRole('button', {name: /line \d+$/})
      .click();
    await eventually(() => lineInView(page), expect.stringContaining('one_is_two'));
    await panelOn(page).locator('.cm-lint-marker-error').first().waitFor();
    await change(page, failing, broken);
    await runFromEditor(page);
    await says(page, /does not compile/);
    await fitsInBothModes(page, {within: '.run-panel'});
    await change(page, broken, '');
    await runFromEditor(page);
    await says(page, new RegExp(`^All ${count} tests passed`));
    await eventually(() => overflowOn(page), []);
    expect(complaints).toEqual([]);
  },
);

test('warnings and lints are told beside tests that pass; an error is underlined, told with its place and message, and leads to its page of the reference', async () => {
  const {page, arriveAt} = await newEditor(desktop);
  await change(page, /$/, unclean);
  await runFromEditor(page);
  await says(page, new RegExp(`All ${count} tests passed .* The compiler has \\d warnings?\\.`));
  await eventually(() => findings(page).innerText(), expect.stringContaining('W09002'));
  await change(page, unclean, broken);
  await runFromEditor(page);
  const told = await says(page, /does not compile/);
  expect(told).toBe('With your changes: The package does not compile: 1 error.');
  await findings(page)
    .getByRole('button', {name: /^sources\/\w+\.move, line \d+$/})
    .click();
  await eventually(() => panelOn(page).locator('.cm-lintRange-error').innerText(), 'true');
  await eventually(() => findings(page).innerText(), expect.stringMatching(/sources\/\w+\.move, line[^]*incompatible types[^]*\^\^\^\^/));
  await findings(page).getByRole('link').first().click();
  await arriveAt('/references/errors/compiler/types#e04007');
});

test('a test that does not end goes on until the reader stops it, and the next run works', async () => {
  const {page} = await newEditor(desktop);
  await change(page, /$/, endless);
  await runFromEditor(page);
  await says(page, /^Still running after \d+ seconds/);
  await panelOn(page).getByRole('button', {name: 'Stop'}).press('Enter');
  await says(page, 'Stopped.');
  await eventually(() => panelOn(page).getByRole('button', {name: 'Stop'}).count(), 0);
  await eventually(() => page.locator(':focus').innerText(), 'Stopped.');
  await panelOn(page).getByRole('button', {name: 'Reset'}).click();
  await runFromEditor(page);
  await says(page, new RegExp(`^All ${count} tests passed`));
});

test.each(screens)(
  'Edit shows the lines that the sample has, below the bar, and moves the page no further, on a %s',
  async (_name, screen) => {
    const {page, begin} = await newReader(screen);
    await begin(tutorial);
    for (const which of [0, 3]) {
      const button = page.getByRole('article').getByRole('button', {name: 'Edit', exact: true}).nth(which);
      const sample = button.locator('xpath=ancestor::div[preceding-sibling::div[.//code]][1]/preceding-sibling::div[.//code][1]//code');
      const [first = ''] = (await sample.first().innerText()).split('\n');
      await button.click();
      await editorOn(page).waitFor();
      await eventually(() => lineInView(page), first);
      await panelOn(page).getByRole('button', {name: 'Close'}).click();
      await panelOn(page).waitFor({state: 'detached'});
    }
  },
);

test('a slash is typed, so that comments can be; Control and K lead from the editor to the search', async () => {
  const {page} = await newEditor(desktop);
  await editorOn(page).press('ControlOrMeta+Home');
  await page.keyboard.type('// A note. ');
  await eventually(() => wholeText(page), expect.stringMatching(/^\/\/ A note\. /));
  await editorOn(page).press('ControlOrMeta+k');
  await page.locator('.navbar__search-input:focus').waitFor();
});

test('where values or lines would be printed, the panel says what shows them', async () => {
  const {page} = await newEditor(desktop);
  await change(page, /$/, '\n#[test]\nfun differ() {\n    std::debug::print(&1u64);\n    std::unit_test::assert_eq!(1u64, 2);\n}\n');
  await runFromEditor(page);
  await says(page, /1 of \d+ tests failed/);
  await panelOn(page).getByText('assert_eq! prints the two values, which only sui move test shows.').waitFor();
  await panelOn(page).getByText('What debug::print prints is shown by sui move test on your machine, and not here.').waitFor();
});

test('changes are kept in the tab, Run takes them along, and Reset forgets them until it is undone', async () => {
  const {page, reload} = await newEditor(desktop);
  const original = await wholeText(page);
  await change(page, /$/, added);
  await reload();
  await buttonOn(page, 'Run').click();
  await says(page, /^With your changes: /);
  await edit(page);
  await eventually(() => wholeText(page), original + added);
  await panelOn(page).getByRole('button', {name: 'Reset'}).click();
  await eventually(() => wholeText(page), original);
  await eventually(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('sui-docs-run'))), []);
  await panelOn(page).getByRole('button', {name: 'Bring my code back'}).click();
  await eventually(() => wholeText(page), original + added);
  await panelOn(page).getByRole('button', {name: 'Reset'}).click();
  await editorOn(page).press('ControlOrMeta+z');
  await eventually(() => wholeText(page), original + added);
});

test('the editor opens at the region that the sample shows, has the other files, and is left by Escape and Tab', async () => {
  const {page, begin} = await newReader(desktop);
  await standInClipboard(page);
  await begin(tutorial);
  await page.getByRole('article').getByRole('button', {name: 'Edit', exact: true}).last().click();
  await editorOn(page).waitFor();
  await eventually(() => panelOn(page).locator('.cm-lineNumbers .cm-activeLineGutter').innerText(), expect.stringMatching(/^(?!1$)\d+$/));
  const tests = panelOn(page)
    .getByRole('button', {name: /^tests\//})
    .first();
  await tests.click();
  await eventually(() => tests.getAttribute('aria-pressed'), 'true');
  await eventually(() => wholeText(page), expect.stringMatching(new RegExp(`^module ${tutorialPackage}::\\w+`, 'm')));
  const scrolled = (): Promise<number> =>
    panelOn(page)
      .locator('.cm-scroller')
      .evaluate(({scrollTop}) => scrollTop);
  await eventually(scrolled, 0);
  await panelOn(page)
    .getByRole('button', {name: /^sources\//})
    .first()
    .click();
  await eventually(async () => (await scrolled()) > 0, true);
  await panelOn(page).getByRole('button', {name: 'Move.toml'}).click();
  await panelOn(page).getByText('The manifest is fixed here.').waitFor();
  await panelOn(page).getByRole('button', {name: 'Copy file'}).click();
  await panelOn(page).getByRole('status').filter({hasText: 'Move.toml is in the clipboard.'}).waitFor();

  await tests.click();
  await editorOn(page).press('Tab');
  // In the text, the key indents.
  await panelOn(page)
    .getByRole('button', {name: /^tests\/.* \(changed\)$/})
    .waitFor();
  await eventually(() => editorOn(page).evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element), true);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await eventually(() => page.evaluate(() => document.activeElement?.textContent), 'Run tests');
});

test('what was changed can be taken away: as an archive that is whole, and by a link to the playground', async () => {
  const {page} = await newEditor(desktop);
  await change(page, /$/, added);
  const downloading = page.waitForEvent('download');
  await panelOn(page).getByRole('button', {name: 'Download .zip'}).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('first_package.zip');
  const archive = unzipSync(readFileSync(await download.path()));
  expect(Object.keys(archive)).toEqual(
    expect.arrayContaining(['first_package/LICENSE', 'first_package/Move.toml', 'first_package/README.md']),
  );
  expect(strFromU8(archive['first_package/sources/greenhouse.move'] ?? new Uint8Array())).toContain(added);

  await panelOn(page).getByRole('button', {name: 'Copy link'}).click();
  await panelOn(page).getByRole('status').filter({hasText: 'The link is in the clipboard'}).waitFor();
  await page.goto(await clipboardOf(page));
  await editorOn(page).waitFor();
  await eventually(() => wholeText(page), expect.stringContaining(added));
});

test.each([
  ['a function', tutorial, 'packet_pouring', 'fun join'],
  ['tests', '/guides/developer/first-app/build-test', tutorialPackage, 'fun '],
])('an exercise is tried in place, %s is missing, and its solution can be looked at', async (_what, route, name, missing) => {
  const {page, begin} = await newReader(desktop);
  await standInClipboard(page);
  await begin(route);
  await page.getByRole('button', {name: 'Try it in an editor'}).click();
  await editorOn(page).waitFor();
  await eventually(() => lineInView(page), '// Your code goes here.');
  const start = await wholeText(page);
  expect(start).not.toContain(missing);
  await panelOn(page).getByRole('button', {name: 'Show the solution'}).click();
  await eventually(() => wholeText(page), expect.stringContaining(missing));
  await runFromEditor(page);
  await says(page, new RegExp(`All ${testsOf(name).length} tests passed`));
  await panelOn(page).getByRole('button', {name: 'Bring my code back'}).click();
  await eventually(() => wholeText(page), start);
});
