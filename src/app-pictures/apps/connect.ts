import type {Page} from 'playwright-core';

/**
 * Connects the stand-in wallet in an app that has dApp Kit's button, and lets it show its account.
 */
export async function connect(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Connect Wallet'}).click();
  await page.getByRole('button', {name: 'Demo Wallet'}).click();
  await page.getByRole('button', {name: 'Approve'}).click();
}
