import {eventually} from '../../lib/eventually';
import {hold} from '../setup/hold';
import {desktop, newReader, type Reader} from '../setup/reader';
import {buttonOn, panelOn, says, tutorial, tutorialPackage} from '../setup/run';

const compiler = /sui_move_wasm_bg\.\w+\.wasm$/;
const worker = /\/move-worker\.js$/;

async function runTutorial({page, begin}: Reader): Promise<void> {
  await begin(tutorial);
  await buttonOn(page, 'Run').click();
}

test('while the compiler comes, the reader is told what and how much, and sees progress', async () => {
  const reader = await newReader(desktop);
  const {page} = reader;
  const {asked, letGo} = await hold(page, compiler);
  await runTutorial(reader);
  await asked;
  const told = await says(page, /Downloading/);
  expect(told).toMatch(/^Downloading the Move compiler, \d\.\d MB\. Your browser keeps it for the next time\.$/);
  await panelOn(page).getByRole('progressbar', {name: 'Download of the Move compiler'}).waitFor();
  await letGo();
  await says(page, /passed/);
  await eventually(() => panelOn(page).getByRole('progressbar').count(), 0);
});

test('where the package, the script of the worker, the compiler or the framework is missing, the reader is told how to run the tests elsewhere, and may try again', async () => {
  const reader = await newReader(desktop);
  const {page} = reader;
  await reader.begin(tutorial);
  // In the order in which they are needed: what came is kept.
  for (const url of [new RegExp(`${tutorialPackage}\\.\\w+\\.json$`), worker, compiler, /framework\.\w+\.json$/]) {
    let asked = 0;
    await page.context().route(url, async (route) => {
      asked += 1;
      await route.fulfill({status: 404, body: 'gone'});
    });
    await buttonOn(page, 'Run').click();
    await eventually(() => asked, 1);
    await says(page, 'A file that the Move compiler needs did not come.');
    await panelOn(page).getByText('sui move test').waitFor();
    await page.context().unroute(url);
  }
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
  await panelOn(reader.page).getByText('sui move test').waitFor();
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
  await letGo();
  await eventually(() => page.workers().filter((each) => each.url().endsWith('/move-worker.js')).length, 0);
  await page.goBack();
  await arriveAt(tutorial);
  await buttonOn(page, 'Run').click();
  await says(page, /passed/);
  expect(complaints).toEqual([]);
});

test('the policy of the pages allows no WebAssembly; the worker compiles under its own', async () => {
  const {page, begin} = await newReader(desktop, {violates: true});
  await begin(tutorial);
  const refusal = await page.evaluate(() => WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(String, String));
  expect(refusal).toContain('Content Security Policy');
});
