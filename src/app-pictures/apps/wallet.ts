import type {App} from '../app';

/** The wallet of the page about wallets: its question before it signs a transaction. */
export const wallet: App = {
  folder: 'examples/apps/wallet-standard',
  window: {width: 600, height: 420},
  hasWallet: false,
  ledger: {},
  drive: async (page) => {
    await page.getByRole('button', {name: 'Connect Demo Wallet', exact: true}).click();
    await page.getByRole('button', {name: 'Approve'}).click();
    await page.getByRole('button', {name: 'Sign a tip'}).click();
    await page.getByText('Sign a transaction on sui:testnet').waitFor();
  },
};
