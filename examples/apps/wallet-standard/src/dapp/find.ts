// #region find
import {
  getWallets,
  isWalletWithRequiredFeatureSet,
  SUI_TESTNET_CHAIN,
  SuiSignPersonalMessage,
  SuiSignTransaction,
} from '@mysten/wallet-standard';
import type {
  MinimallyRequiredFeatures,
  StandardDisconnectFeature,
  SuiSignPersonalMessageFeature,
  SuiSignTransactionFeature,
  Wallet,
  WalletWithFeatures,
} from '@mysten/wallet-standard';

export const chain = SUI_TESTNET_CHAIN;

type Needed = SuiSignPersonalMessageFeature & SuiSignTransactionFeature;
export type UsableWallet = WalletWithFeatures<
  MinimallyRequiredFeatures & Needed & Partial<StandardDisconnectFeature>
>;

const isUsable = (wallet: Wallet): wallet is Wallet & UsableWallet =>
  wallet.chains.includes(chain) &&
  isWalletWithRequiredFeatureSet<Needed>(wallet, [
    SuiSignPersonalMessage,
    SuiSignTransaction,
  ]);

/** Calls `show` now, and again whenever a wallet comes or goes. */
export function watchWallets(show: (wallets: UsableWallet[]) => void): () => void {
  const wallets = getWallets();
  const update = () => {
    show(wallets.get().filter(isUsable));
  };
  const off = [wallets.on('register', update), wallets.on('unregister', update)];
  update();
  return () => {
    for (const stop of off) stop();
  };
}
// #endregion find
