import {mainnetCoins} from '@mysten/deepbook-v3';
import type {DeepBookClient} from '@mysten/deepbook-v3';
import {coinWithBalance, Transaction} from '@mysten/sui/transactions';

// #region own
/**
 * Liquidates a manager that owes USDC, with at most `amount` USDC of the sender. Three
 * coins come back: base, quote, and what was not needed.
 */
export async function liquidateLong(
  book: DeepBookClient,
  managerId: string,
  amount: bigint,
  sender: string,
): Promise<Transaction> {
  const tx = new Transaction();
  tx.setSender(sender);
  await book.getPriceInfoObjects(tx, ['SUI', 'USDC']);
  const {type} = mainnetCoins.USDC ?? {};
  if (type === undefined) throw new Error('no coin named USDC');
  const repay = tx.add(coinWithBalance({type, balance: amount}));
  const debtIsBase = false;
  const [base, quote, rest] = tx.add(
    book.marginManager.liquidate(managerId, 'SUI_USDC', debtIsBase, repay),
  );
  if (base === undefined || quote === undefined || rest === undefined)
    throw new Error('liquidate returns three coins');
  tx.transferObjects([base, quote, rest], sender);
  return tx;
}
// #endregion own

// #region vault
/** Has a shared vault liquidate a manager that owes USDC. The vault keeps the reward. */
export async function liquidateByVault(
  book: DeepBookClient,
  vaultId: string,
  managerId: string,
): Promise<Transaction> {
  const tx = new Transaction();
  await book.getPriceInfoObjects(tx, ['SUI', 'USDC']);
  tx.add(book.marginLiquidations.liquidateQuote(vaultId, managerId, 'SUI_USDC'));
  return tx;
}
// #endregion vault
