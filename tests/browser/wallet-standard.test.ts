import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {build} from 'esbuild';
import type {Page} from 'playwright-core';
import {serveSite, type RunningSite} from '../../src/lib/serve-site';
import {entriesOf} from '../lib/bundle-app';
import {eventually} from '../lib/eventually';
import {newReader} from './setup/reader';

const app = 'examples/apps/wallet-standard';
const folder = mkdtempSync(path.join(os.tmpdir(), 'wallet-standard-'));
let site: RunningSite;

/** The app's page with its scripts as bundled: wallet first, as it is written, or dApp first. */
function writePages(): void {
  const html = readFileSync(path.join(app, 'index.html'), 'utf8').replaceAll('.ts"', '.js"');
  const scripts = html.match(/<script[^>]*><\/script>/g) ?? [];
  expect(scripts).toHaveLength(2);
  const swapped = [...scripts].reverse();
  let next = 0;
  writeFileSync(path.join(folder, 'wallet-first.html'), html);
  writeFileSync(
    path.join(folder, 'dapp-first.html'),
    html.replaceAll(/<script[^>]*><\/script>/g, () => swapped[next++] ?? ''),
  );
  writeFileSync(path.join(folder, 'no-wallet.html'), html.replace(scripts[0] ?? '', ''));
}

beforeAll(async () => {
  await build({
    entryPoints: entriesOf(app).map((entry) => path.join(app, entry)),
    bundle: true,
    outdir: path.join(folder, 'src'),
    outbase: path.join(app, 'src'),
    format: 'esm',
    target: 'es2022',
    logLevel: 'silent',
  });
  writePages();
  site = await serveSite(folder);
});

afterAll(async () => {
  await site.close();
  rmSync(folder, {recursive: true});
});

interface Visit {
  page: Page;
  press: (name: string) => Promise<void>;
  /** Waits for the wallet's question, and answers it. */
  answer: (name: 'Approve' | 'Reject') => Promise<string>;
  /** Waits until the dApp's log has these entries. */
  logged: (...entries: readonly string[]) => Promise<void>;
  /** Waits until the dApp's status is as expected. */
  says: (status: unknown) => Promise<string>;
  /** Requests that left the test's own server, and errors in the page. */
  complaints: string[];
}

async function visit(name: string): Promise<Visit> {
  const {page} = await newReader();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(site.origin) && !url.startsWith('data:')) complaints.push(url);
  });
  await page.goto(`${site.origin}/${name}`);
  return {
    page,
    complaints,
    press: (label) => page.getByRole('button', {name: label, exact: true}).click(),
    answer: async (label) => {
      const dialog = page.getByRole('dialog');
      const question = await dialog.innerText();
      await dialog.getByRole('button', {name: label}).click();
      return question;
    },
    logged: async (...entries) => {
      await eventually(() => page.locator('ol > li').allTextContents(), entries);
    },
    says: (status) => eventually(() => page.locator('#status').innerText(), status),
  };
}

test.each(['wallet-first', 'dapp-first'])('%s: the dApp finds the wallet, connects, and gets valid signatures', async (name) => {
  const {press, answer, logged, says, complaints} = await visit(name);

  await press('Connect Demo Wallet');
  const asker = await answer('Approve');
  expect(asker).toContain(`Asked by ${site.origin}`);
  await logged('Connect Demo Wallet: done');
  const status = await says(expect.stringMatching(/^Connected as 0x[0-9a-f]{64}$/));
  const address = status.slice(-66);

  await press('Sign in');
  const request = await answer('Approve');
  expect(request).toContain(`asks ${address} to sign in.`);
  await logged('Connect Demo Wallet: done', 'Sign in: valid true');

  await press('Sign a tip');
  const question = await answer('Approve');
  expect(question).toContain(`Sender: ${address}`);
  expect(question).toContain(`Gas: up to 3000000 MIST, paid by ${address}`);
  expect(question).toContain('1. SplitCoins');
  expect(question).toContain('2. TransferObjects');
  expect(question).toContain('Not simulated');
  await logged('Connect Demo Wallet: done', 'Sign in: valid true', 'Sign a tip: valid true');
  expect(complaints).toEqual([]);
});

test('a refusal reaches the dApp as a refusal, and shows nothing of the account', async () => {
  const {press, answer, logged, says, complaints} = await visit('wallet-first');
  await press('Connect Demo Wallet');
  await answer('Reject');
  await logged('Connect Demo Wallet: You refused');
  await says('');

  await press('Connect Demo Wallet');
  await answer('Approve');
  await logged('Connect Demo Wallet: You refused', 'Connect Demo Wallet: done');
  await press('Sign in');
  await answer('Reject');
  await logged('Connect Demo Wallet: You refused', 'Connect Demo Wallet: done', 'Sign in: You refused');
  expect(complaints).toEqual([]);
});

test('connecting silently never asks, and works again after a disconnect', async () => {
  const {page, press, answer, logged, says, complaints} = await visit('wallet-first');
  const entries = ['Reconnect Demo Wallet: no account', 'Connect Demo Wallet: done', 'Disconnect: done', 'Reconnect Demo Wallet: done'];
  await press('Reconnect Demo Wallet');
  await logged(...entries.slice(0, 1));

  await press('Connect Demo Wallet');
  await answer('Approve');
  await logged(...entries.slice(0, 2));
  await press('Disconnect');
  await logged(...entries.slice(0, 3));
  await says('Not connected');

  await press('Reconnect Demo Wallet');
  await logged(...entries);
  await eventually(() => page.getByRole('dialog').count(), 0);
  await says(expect.stringContaining('Connected as 0x'));
  expect(complaints).toEqual([]);
});

test('two requests are asked one after the other', async () => {
  const {page, press, answer, logged} = await visit('wallet-first');
  await press('Connect Demo Wallet');
  await answer('Approve');
  await logged('Connect Demo Wallet: done');
  // Once it is connected, there is a button for each.
  await page.getByRole('button', {name: 'Sign a tip', exact: true}).waitFor();
  await page.evaluate(() => {
    for (const button of document.querySelectorAll('button')) if (button.textContent.startsWith('Sign')) button.click();
  });
  const first = await answer('Reject');
  expect(first).toContain('Sign a message');
  await logged('Connect Demo Wallet: done', 'Sign in: You refused');
  const second = await answer('Approve');
  expect(second).toContain('Sign a transaction on sui:testnet');
  await logged('Connect Demo Wallet: done', 'Sign in: You refused', 'Sign a tip: valid true');
});

test('a dApp without a wallet says so', async () => {
  const {page} = await visit('no-wallet');
  await eventually(() => page.locator('#app').innerText(), expect.stringContaining('No wallet found'));
});
