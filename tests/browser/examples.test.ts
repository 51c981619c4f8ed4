import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {graveViolationsOn} from '../../src/audit/checks/axe';
import {unpack} from '../lib/unpack';
import {desktop, newReader, origin, phone, screens} from './setup/reader';

const guide = '/guides/developer/app-examples/e2e-counter';
const example = '/references/examples/turnstile';

describe('from a sample to the whole example', () => {
  test.each(screens)('the name of the file leads to its line, on a %s', async (_name, screen) => {
    const {page, open, arriveAt, complaints} = await newReader(screen);
    await open(guide);
    const link = page.getByRole('link', {name: 'examples/move/turnstile/sources/turnstile.move'}).first();
    const address = (await link.getAttribute('href')) ?? '';
    expect(address).toMatch(/^\/references\/examples\/turnstile#sources-turnstile-move-L\d+$/);
    await link.click();
    await arriveAt(address);
    const line = page.locator('.token-line.theme-code-block-highlighted-line');
    await line.waitFor();
    const top = await line.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(screen.viewport.height);
    expect(complaints).toEqual([]);
  });

  test.each(screens)('the whole file opens under the sample, with what its region leaves out, on a %s', async (_name, screen) => {
    const {page, open, complaints} = await newReader(screen);
    await open('/guides/developer/sui-101/sponsor-txn');
    const note = page.locator('div', {has: page.getByRole('link', {name: 'examples/ts/sponsor-txn/server.ts'})}).last();
    await note
      .getByRole('button', {name: /^Type-checked/})
      .first()
      .click();
    await page.getByRole('button', {name: 'Show the whole file'}).first().click();
    const whole = page.getByRole('region', {name: 'The whole file server.ts'});
    await whole.waitFor();
    const source = readFileSync('examples/ts/sponsor-txn/server.ts', 'utf8');
    for (const line of source.split('\n').filter((each) => each.startsWith('import '))) expect(await whole.innerText()).toContain(line);
    const begin = whole.locator('.theme-code-block-highlighted-line');
    const [frame, box] = [await whole.boundingBox(), await begin.boundingBox()];
    expect(box?.y).toBeGreaterThanOrEqual(frame?.y ?? Infinity);
    expect(box?.y).toBeLessThan((frame?.y ?? 0) + (frame?.height ?? 0));
    expect(await graveViolationsOn(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('the page leads back to what explains it', async () => {
    const {page, open, arriveAt} = await newReader();
    await open(example);
    await page.getByRole('link', {name: 'Build a shared counter end to end'}).click();
    await arriveAt(guide);
  });

  test('a file of the tree is shown, whole', async () => {
    const {page, open} = await newReader();
    await open(example);
    await page.locator('article').getByRole('link', {name: 'turnstile_tests.move', exact: true}).first().click();
    await page.waitForURL((url) => url.hash === '#tests-turnstile_tests-move');
    const shown = await page.locator('#tests-turnstile_tests-move ~ .theme-code-block code').first().innerText();
    const source = readFileSync('examples/move/turnstile/tests/turnstile_tests.move', 'utf8');
    for (const line of source.split('\n').filter((each) => /^(?:module|fun|use)\b/.test(each))) expect(shown).toContain(line);
  });
});

describe('what readers take away', () => {
  test('the archive is saved, and has every file', async () => {
    const {page, open, complaints} = await newReader();
    await open(example);
    const saving = page.waitForEvent('download');
    await page.getByRole('link', {name: 'turnstile.zip'}).click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe('turnstile.zip');
    const folder = mkdtempSync(path.join(tmpdir(), 'saved-'));
    const archive = path.join(folder, 'turnstile.zip');
    await download.saveAs(archive);
    const names = unpack(readFileSync(archive), folder);
    rmSync(folder, {recursive: true});
    expect(names).toEqual(
      expect.arrayContaining(['turnstile/Move.toml', 'turnstile/LICENSE', 'turnstile/README.md', 'turnstile/sources/turnstile.move']),
    );
    expect(complaints).toEqual([]);
  });

  test('a file opens as text', async () => {
    const {page, open} = await newReader();
    await open(example);
    const address = await page.getByRole('link', {name: 'The file as text'}).first().getAttribute('href');
    const answer = await page.request.get(`${origin}${address ?? ''}`);
    expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
    expect(await answer.text()).toBe(readFileSync('examples/move/turnstile/Move.toml', 'utf8'));
  });
});

test.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('the page of an example can be used by everybody, on a %s', async (_name, screen) => {
  const {page, open} = await newReader(screen);
  await open(example);
  expect(await graveViolationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.viewport.width);
});
