import type {Route} from 'playwright-core';
import {desktop, newReader, type Reader} from '../setup/reader';
import {buttonOn, panelOn, says, tutorial} from '../setup/run';

const compiler = /sui_move_wasm_bg\.\w+\.wasm$/;
const worker = /\/move-worker\.js$/;

/** Holds what is asked for until it is let go. */
async function hold(page: Reader['page'], url: RegExp): Promise<{asked: Promise<void>; letGo: () => void}> {
  let letGo: () => void = () => undefined;
  let tellAsked: () => void = () => undefined;
  const open = new Promise<void>((resolve) => (letGo = resolve));
  const asked = new Promise<void>((resolve) => (tellAsked = resolve));
  await page.context().route(url, async (route: Route) => {
    tellAsked();
    await open;
    await route.continue().catch(() => undefined);
  });
  return {asked, letGo};
}

async function runTutorial({page, open}: Reader): Promise<void> {
  await open(tutorial);
  await buttonOn(page, 'Run').click();
}

test('while the compiler comes, the reader is told what and how much, and sees progress', async () => {
  const reader = await newReader(desktop);
  const {page} = reader;
  const {asked, letGo} = await hold(page, compiler);
  await runTutorial(reader);
  await asked;
  expect(await says(page, /Downloading/)).toMatch(/^Downloading the Move compiler, 2\.\d MB\. Your browser keeps it for the next time\.$/);
  expect(await panelOn(page).getByRole('progressbar', {name: 'Download of the Move compiler'}).isVisible()).toBe(true);
  letGo();
  await says(page, /passed/);
  expect(await panelOn(page).getByRole('progressbar').count()).toBe(0);
});

test.each([
  ['the compiler', compiler],
  ['the framework', /framework\.\w+\.json$/],
  ["the worker's script", worker],
  ['the package', /first_package\.\w+\.json$/],
])('where %s is missing, the reader is told how to run the tests elsewhere, and may try again', async (_what, url) => {
  const reader = await newReader(desktop);
  const {page} = reader;
  await page.context().route(url, (route) => route.fulfill({status: 404, body: 'gone'}));
  await runTutorial(reader);
  await says(page, 'A file that the Move compiler needs did not come.');
  expect(await panelOn(page).getByText('sui move test').isVisible()).toBe(true);
  await page.context().unroute(url);
  await buttonOn(page, 'Run').click();
  await says(page, /passed/);
});

test('where a policy refuses WebAssembly in the worker, the reader is told so', async () => {
  const reader = await newReader(desktop, {violates: true});
  await reader.page.context().route(worker, async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, headers: {...response.headers(), 'content-security-policy': "script-src 'self'"}});
  });
  await runTutorial(reader);
  await says(reader.page, 'refuses WebAssembly');
  expect(await panelOn(reader.page).getByText('sui move test').isVisible()).toBe(true);
});

test('a browser without WebAssembly is told so, and nothing is downloaded', async () => {
  const reader = await newReader(desktop);
  const urls: string[] = [];
  reader.page.on('request', (request) => urls.push(request.url()));
  await reader.page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'WebAssembly');
  });
  await runTutorial(reader);
  await says(reader.page, 'This browser has no WebAssembly');
  expect(urls.filter((url) => compiler.test(url) || url.endsWith('/move-worker.js'))).toEqual([]);
});

test('a reader may leave the page while the compiler comes', async () => {
  const reader = await newReader(desktop);
  const {page, complaints, arriveAt} = reader;
  const {asked, letGo} = await hold(page, compiler);
  await runTutorial(reader);
  await asked;
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Build and test a package'}).click();
  await arriveAt('/guides/developer/first-app/build-test');
  letGo();
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
  for (const running of page.workers()) if (running.url().endsWith('/move-worker.js')) await running.waitForEvent('close');
  await page.goBack();
  await arriveAt(tutorial);
  await buttonOn(page, 'Run').click();
  await says(page, /passed/);
});

test('the policy of the pages allows no WebAssembly; the worker compiles under its own', async () => {
  const {page, open} = await newReader(desktop, {violates: true});
  await open(tutorial);
  const refusal = await page.evaluate(() => WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(String, String));
  expect(refusal).toContain('Content Security Policy');
});
