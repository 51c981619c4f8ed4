import type {DeepBookClient} from '@mysten/deepbook-v3';
import {Transaction} from '@mysten/sui/transactions';

// #region swap
/**
 * Sells SUI for USDC without a balance manager, at no less than 99.5% of what the book
 * offers now.
 */
export async function swap(
  book: DeepBookClient,
  owner: string,
  amount: number,
): Promise<Transaction> {
  const {quoteOut, deepRequired} = await book.getQuoteQuantityOut('SUI_USDC', amount);
  if (quoteOut === 0)
    throw new Error('the book takes no such amount: below the minimum, or nobody bids');

  const tx = new Transaction();
  const [sui, usdc, deep] = tx.add(
    book.deepBook.swapExactBaseForQuote({
      poolKey: 'SUI_USDC',
      amount,
      deepAmount: deepRequired * 1.05,
      minOut: quoteOut * 0.995,
    }),
  );
  tx.transferObjects([sui, usdc, deep], owner);
  return tx;
}
// #endregion swap

// #region input-fee
/** The same with USDC, for someone without DEEP: the fee is taken from the USDC. */
export async function swapWithoutDeep(
  book: DeepBookClient,
  owner: string,
  usdcAmount: number,
): Promise<Transaction> {
  const {baseOut} = await book.getBaseQuantityOutInputFee('SUI_USDC', usdcAmount);
  if (baseOut === 0)
    throw new Error('the book takes no such amount: below the minimum, or nobody asks');

  const tx = new Transaction();
  const [sui, usdc, deep] = tx.add(
    book.deepBook.swapExactQuoteForBase({
      poolKey: 'SUI_USDC',
      amount: usdcAmount,
      deepAmount: 0,
      minOut: baseOut * 0.995,
    }),
  );
  tx.transferObjects([sui, usdc, deep], owner);
  return tx;
}
// #endregion input-fee

// #region route
/**
 * NS to SUI to USDC in one transaction: the SUI of the first pool are the input of the
 * second.
 */
export function route(
  book: DeepBookClient,
  owner: string,
  amount: number,
  minUsdc: number,
): Transaction {
  const tx = new Transaction();
  const [nsLeft, sui, deepLeft] = tx.add(
    book.deepBook.swapExactBaseForQuote({
      poolKey: 'NS_SUI',
      amount,
      deepAmount: 5,
      minOut: 0,
    }),
  );
  const [suiLeft, usdc, deepChange] = tx.add(
    book.deepBook.swapExactBaseForQuote({
      poolKey: 'SUI_USDC',
      amount: 0,
      baseCoin: sui,
      deepAmount: 0,
      deepCoin: deepLeft,
      minOut: minUsdc,
    }),
  );
  tx.transferObjects([nsLeft, suiLeft, usdc, deepChange], owner);
  return tx;
}
// #endregion route

// #region with-manager
/** Swaps a coin of the wallet and pays the fee with the DEEP of a balance manager. */
export function swapWithManager(
  book: DeepBookClient,
  owner: string,
  caps: {tradeCap: string; depositCap: string; withdrawCap: string},
) {
  const tx = new Transaction();
  tx.setSender(owner);
  const [sui, usdc] = tx.add(
    book.deepBook.swapExactBaseForQuoteWithManager({
      poolKey: 'SUI_USDC',
      balanceManagerKey: 'MAIN',
      ...caps,
      amount: 25,
      minOut: 80,
    }),
  );
  tx.transferObjects([sui, usdc], owner);
  return tx;
}
// #endregion with-manager
