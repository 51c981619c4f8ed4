import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {eventually} from '../lib/eventually';
import {unpack} from '../lib/unpack';
import {hasNoViolation} from './setup/accessible';
import {newReader, origin, screens} from './setup/reader';

const guide = '/guides/developer/app-examples/e2e-counter';
const example = '/references/examples/turnstile';

test.each(screens)(
  'from a sample, the name of the file leads to its line in the whole example, which everybody can use and which leads back, on a %s',
  async (_name, screen) => {
    const {page, open, arriveAt, settle, complaints} = await newReader(screen);
    await open(guide);
    const link = page.getByRole('link', {name: 'examples/move/turnstile/sources/turnstile.move'}).first();
    const address = (await link.getAttribute('href')) ?? '';
    expect(address).toMatch(/^\/references\/examples\/turnstile#sources-turnstile-move-L\d+$/);
    await link.click();
    await arriveAt(address);
    const line = page.locator('.token-line.theme-code-block-highlighted-line');
    await eventually(
      () => line.evaluate((element) => element.getBoundingClientRect().top),
      (top) => {
        expect(top).toBeGreaterThan(0);
        expect(top).toBeLessThan(screen.viewport.height);
      },
    );
    await settle();
    await hasNoViolation(page);
    await eventually(() => page.evaluate(() => document.documentElement.scrollWidth), screen.viewport.width);
    await page.getByRole('link', {name: 'Build a shared counter end to end'}).click();
    await arriveAt(guide);
    expect(complaints).toEqual([]);
  },
);

test.each(screens)('the whole file opens under the sample, with what its region leaves out, on a %s', async (_name, screen) => {
  const {page, begin, complaints} = await newReader(screen);
  await begin('/guides/developer/sui-101/sponsor-txn');
  const note = page.locator('div', {has: page.getByRole('link', {name: 'examples/ts/sponsor-txn/server.ts'})}).last();
  await note
    .getByRole('button', {name: /^Type-checked/})
    .first()
    .click();
  await page.getByRole('button', {name: 'Show the whole file'}).first().click();
  const whole = page.getByRole('region', {name: 'The whole file server.ts'});
  const source = readFileSync('examples/ts/sponsor-txn/server.ts', 'utf8');
  await eventually(
    () => whole.innerText(),
    (shown) => {
      for (const line of source.split('\n').filter((each) => each.startsWith('import '))) expect(shown).toContain(line);
    },
  );
  const highlighted = whole.locator('.theme-code-block-highlighted-line');
  await eventually(
    async () => ({frame: await whole.boundingBox(), box: await highlighted.boundingBox()}),
    ({frame, box}) => {
      expect(box?.y).toBeGreaterThanOrEqual(frame?.y ?? Infinity);
      expect(box?.y).toBeLessThan((frame?.y ?? 0) + (frame?.height ?? 0));
    },
  );
  await hasNoViolation(page);
  expect(complaints).toEqual([]);
});

describe('of an example', () => {
  test('a file of the tree is shown, whole, and opens as text', async () => {
    const {page, begin} = await newReader();
    await begin(example);
    await page.locator('article').getByRole('link', {name: 'turnstile_tests.move', exact: true}).first().click();
    await page.waitForURL((url) => url.hash === '#tests-turnstile_tests-move');
    const source = readFileSync('examples/move/turnstile/tests/turnstile_tests.move', 'utf8');
    await eventually(
      () => page.locator('#tests-turnstile_tests-move ~ .theme-code-block code').first().innerText(),
      (shown) => {
        for (const line of source.split('\n').filter((each) => /^(?:module|fun|use)\b/.test(each))) expect(shown).toContain(line);
      },
    );
    const address = await page.getByRole('link', {name: 'The file as text'}).first().getAttribute('href');
    const answer = await page.request.get(`${origin}${address ?? ''}`);
    const text = await answer.text();
    expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
    expect(text).toBe(readFileSync('examples/move/turnstile/Move.toml', 'utf8'));
  });

  test('the archive is saved, and has every file', async () => {
    const {page, begin, complaints} = await newReader();
    await begin(example);
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
});
