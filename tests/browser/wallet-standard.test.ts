import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {build} from 'esbuild';
import type {Page} from 'playwright-core';
import {serveSite, type RunningSite} from '../../src/lib/serve-site';
import {entriesOf} from '../lib/bundle-app';
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
  /** The last entry of the dApp's log, once there are `entries` of them. */
  logged: (entries: number) => Promise<string | null>;
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
    logged: async (entries) =>
      page
        .locator('ol > li')
        .nth(entries - 1)
        .textContent(),
  };
}

test.each(['wallet-first', 'dapp-first'])('%s: the dApp finds the wallet, connects, and gets valid signatures', async (name) => {
  const {page, press, answer, logged, complaints} = await visit(name);

  await press('Connect Demo Wallet');
  expect(await answer('Approve')).toContain(`Asked by ${site.origin}`);
  expect(await logged(1)).toBe('Connect Demo Wallet: done');
  const status = await page.locator('#status').innerText();
  expect(status).toMatch(/^Connected as 0x[0-9a-f]{64}$/);
  const address = status.slice(-66);

  await press('Sign in');
  expect(await answer('Approve')).toContain(`asks ${address} to sign in.`);
  expect(await logged(2)).toBe('Sign in: valid true');

  await press('Sign a tip');
  const question = await answer('Approve');
  expect(question).toContain(`Sender: ${address}`);
  expect(question).toContain(`Gas: up to 3000000 MIST, paid by ${address}`);
  expect(question).toContain('1. SplitCoins');
  expect(question).toContain('2. TransferObjects');
  expect(question).toContain('Not simulated');
  expect(await logged(3)).toBe('Sign a tip: valid true');
  expect(complaints).toEqual([]);
});

test('a refusal reaches the dApp as a refusal, and shows nothing of the account', async () => {
  const {page, press, answer, logged, complaints} = await visit('wallet-first');
  await press('Connect Demo Wallet');
  await answer('Reject');
  expect(await logged(1)).toBe('Connect Demo Wallet: You refused');
  expect(await page.locator('#status').innerText()).toBe('');

  await press('Connect Demo Wallet');
  await answer('Approve');
  await logged(2);
  await press('Sign in');
  await answer('Reject');
  expect(await logged(3)).toBe('Sign in: You refused');
  expect(complaints).toEqual([]);
});

test('connecting silently never asks, and works again after a disconnect', async () => {
  const {page, press, answer, logged, complaints} = await visit('wallet-first');
  await press('Reconnect Demo Wallet');
  expect(await logged(1)).toBe('Reconnect Demo Wallet: no account');

  await press('Connect Demo Wallet');
  await answer('Approve');
  await logged(2);
  await press('Disconnect');
  expect(await logged(3)).toBe('Disconnect: done');
  expect(await page.locator('#status').innerText()).toBe('Not connected');

  await press('Reconnect Demo Wallet');
  expect(await logged(4)).toBe('Reconnect Demo Wallet: done');
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.locator('#status').innerText()).toContain('Connected as 0x');
  expect(complaints).toEqual([]);
});

test('two requests are asked one after the other', async () => {
  const {page, press, answer, logged} = await visit('wallet-first');
  await press('Connect Demo Wallet');
  await answer('Approve');
  await logged(1);
  await page.evaluate(() => {
    for (const button of document.querySelectorAll('button')) if (button.textContent.startsWith('Sign')) button.click();
  });
  expect(await answer('Reject')).toContain('Sign a message');
  expect(await logged(2)).toBe('Sign in: You refused');
  expect(await answer('Approve')).toContain('Sign a transaction on sui:testnet');
  expect(await logged(3)).toBe('Sign a tip: valid true');
});

test('a dApp without a wallet says so', async () => {
  const {page} = await visit('no-wallet');
  expect(await page.locator('#app').innerText()).toContain('No wallet found');
});
