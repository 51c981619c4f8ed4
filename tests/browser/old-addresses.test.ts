import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {serveSite} from '../../src/lib/serve-site';
import {everyOldAddress} from '../../src/old-addresses/table';
import {forwardingTexts} from '../../src/old-addresses/built-texts';
import {writeForwarding} from '../../src/old-addresses/forward/write-forwarding';
import {wordsIn} from '../../src/texts/built/words';
import {desktop, newReader, origin, scrolledTo} from './setup/reader';

// The site is served by a plain server of files, which has no rules for old addresses.

const cases = [
  ['/build/faucet', 'Get test SUI'],
  ['/references/framework/sui_sui/coin', 'sui::coin'],
] as const;

test.each(cases)('%s leads to its page', async (from, heading) => {
  const {page, complaints} = await newReader(desktop);
  await page.goto(origin + from, {waitUntil: 'commit'});
  await page.waitForURL(origin + (everyOldAddress[from] ?? ''));
  await page.getByRole('heading', {level: 1, name: heading}).waitFor();
  expect(complaints).toEqual([]);
});

test('an old address leads to a heading', async () => {
  const from = '/sui-stack/walrus/only-fins';
  const {page} = await newReader(desktop);
  await page.goto(origin + from, {waitUntil: 'commit'});
  await page.waitForURL(origin + (everyOldAddress[from] ?? ''));
  await scrolledTo(page, 'h2#sell');
});

test('Back does not lead to the old address again', async () => {
  const {page} = await newReader(desktop);
  await page.goto(`${origin}/concepts`);
  await page.goto(`${origin}/build/faucet`, {waitUntil: 'commit'});
  await page.waitForURL(`${origin}/guides/developer/getting-started/get-coins`);
  await page.goBack();
  await page.waitForURL(`${origin}/concepts`);
});

test('without JavaScript it does, too', async () => {
  const {page} = await newReader({...desktop, javaScriptEnabled: false});
  await page.goto(`${origin}/build/faucet/`, {waitUntil: 'commit'});
  await page.waitForURL(`${origin}/guides/developer/getting-started/get-coins`);
  await page.getByRole('heading', {level: 1, name: 'Get test SUI'}).waitFor();
});

test('below a base URL it leads to the page there', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'old-addresses-'));
  const below = path.join(folder, 'docs');
  for (const file of ['guides/developer/getting-started/get-coins.html', 'concepts.html'])
    cpSync(path.join('build', file), path.join(below, file));
  const site = {siteUrl: 'https://docs.example.org', baseUrl: '/docs/', title: 'Sui Docs', words: wordsIn('en', forwardingTexts)};
  writeForwarding(below, site, {'/build/faucet': '/guides/developer/getting-started/get-coins'});
  const server = await serveSite(folder);
  try {
    const {page} = await newReader({...desktop, javaScriptEnabled: false});
    await page.goto(`${server.origin}/docs/build/faucet`, {waitUntil: 'commit'});
    await page.waitForURL(`${server.origin}/docs/guides/developer/getting-started/get-coins`);
    await page.getByRole('heading', {level: 1, name: 'Get test SUI'}).waitFor();
  } finally {
    await server.close();
    rmSync(folder, {recursive: true});
  }
});
