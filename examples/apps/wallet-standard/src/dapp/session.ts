// #region connect
import {SuiSignTransaction} from '@mysten/wallet-standard';
import type {WalletAccount} from '@mysten/wallet-standard';
import {chain, type UsableWallet} from './find';

const choose = (accounts: readonly WalletAccount[]): WalletAccount | undefined =>
  accounts.find(
    (account) =>
      account.chains.includes(chain) && account.features.includes(SuiSignTransaction),
  );

/** With `silent` only what the user allowed before; the wallet must not ask. */
export async function connect(
  wallet: UsableWallet,
  silent: boolean,
): Promise<WalletAccount | undefined> {
  const {accounts} = await wallet.features['standard:connect'].connect({silent});
  return choose(accounts);
}

/** The user may switch or remove accounts in the wallet at any time. */
export function watchAccount(
  wallet: UsableWallet,
  show: (account: WalletAccount | undefined) => void,
): () => void {
  return wallet.features['standard:events'].on('change', ({accounts}) => {
    if (accounts) show(choose(accounts));
  });
}

export async function disconnect(wallet: UsableWallet): Promise<void> {
  await wallet.features['standard:disconnect']?.disconnect();
}
// #endregion connect
