import {Transaction} from '@mysten/sui/transactions';
import {fromBase64, toBase64} from '@mysten/sui/utils';
import {
  isValidPersonalMessageSignature,
  isValidTransactionSignature,
} from '@mysten/sui/verify';
import {
  isWalletStandardError,
  WALLET_STANDARD_ERROR__USER__REQUEST_REJECTED as REJECTED,
} from '@mysten/wallet-standard';
import type {WalletAccount} from '@mysten/wallet-standard';
import {chain, type UsableWallet} from './find';

// #region sign-in
/**
 * Proves that the user holds the key. A server makes the nonce, verifies, and takes each
 * nonce once.
 */
export async function signIn(
  wallet: UsableWallet,
  account: WalletAccount,
  nonce: string,
): Promise<boolean> {
  const text = `${location.host} asks ${account.address} to sign in.\nNonce: ${nonce}`;
  const message = new TextEncoder().encode(text);
  const {bytes, signature} = await wallet.features[
    'sui:signPersonalMessage'
  ].signPersonalMessage({message, account, chain});
  if (bytes !== toBase64(message)) throw new Error('the wallet signed another message');
  return isValidPersonalMessageSignature(message, signature, {address: account.address});
}
// #endregion sign-in

// #region sign-transaction
/**
 * Everything is fixed here, so that it works offline. With a client, leave gas to
 * `build`.
 */
export async function signTip(
  wallet: UsableWallet,
  account: WalletAccount,
): Promise<boolean> {
  const tx = new Transaction();
  tx.setSender(account.address);
  tx.setGasPrice(1_000);
  tx.setGasBudget(3_000_000);
  tx.setGasPayment([
    {
      objectId: '0x7a2c',
      version: '18',
      digest: 'BKEMpjCDjpLUdZVHxNkYoFVrMTzSG4wDmGTDAzrvPxBm',
    },
  ]);
  tx.transferObjects(
    [tx.splitCoins(tx.gas, [1_000_000])],
    '0x91d4f0c27a3be8561f0a9c4e2d83b7650f6ea1c9d2485b37e0fa86c15d7b3e92',
  );
  const asked = toBase64(await tx.build());

  const {bytes, signature} = await wallet.features['sui:signTransaction'].signTransaction(
    {transaction: tx, account, chain},
  );
  if (bytes !== asked) throw new Error('the wallet changed the transaction');
  return isValidTransactionSignature(fromBase64(bytes), signature, {
    address: account.address,
  });
}
// #endregion sign-transaction

// #region errors
/** What to tell the user. A refusal is an answer, not a failure. */
export function explain(error: unknown): string {
  if (isWalletStandardError(error, REJECTED)) return 'You refused';
  if (error instanceof DOMException && error.name === 'AbortError') return 'Cancelled';
  return error instanceof Error ? error.message : String(error);
}
// #endregion errors
