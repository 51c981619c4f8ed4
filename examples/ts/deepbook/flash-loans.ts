import type {DeepBookClient} from '@mysten/deepbook-v3';
import {Transaction} from '@mysten/sui/transactions';

// #region loan
/**
 * Borrows SUI from one pool, sells them in a second and buys them back in a third, where
 * they must be cheaper. Fails as a whole unless the trade brings back at least what was
 * borrowed.
 */
export function triangle(
  book: DeepBookClient,
  owner: string,
  amount: number,
): Transaction {
  const tx = new Transaction();
  tx.setSender(owner);
  const [borrowed, loan] = tx.add(book.flashLoans.borrowBaseAsset('SUI_USDC', amount));

  const [suiLeft, usdsui, deep] = tx.add(
    book.deepBook.swapExactBaseForQuote({
      poolKey: 'SUI_USDSUI',
      amount,
      baseCoin: borrowed,
      deepAmount: 5,
      minOut: 0,
    }),
  );
  const [usdsuiLeft, usdc, deepLeft] = tx.add(
    book.deepBook.swapExactBaseForQuote({
      poolKey: 'USDSUI_USDC',
      amount: 0,
      baseCoin: usdsui,
      deepAmount: 0,
      deepCoin: deep,
      minOut: 0,
    }),
  );
  const [sui, usdcLeft, deepChange] = tx.add(
    book.deepBook.swapExactQuoteForBase({
      poolKey: 'SUI_USDC',
      amount: 0,
      quoteCoin: usdc,
      deepAmount: 0,
      deepCoin: deepLeft,
      minOut: amount,
    }),
  );
  tx.mergeCoins(sui, [suiLeft]);

  const profit = tx.add(book.flashLoans.returnBaseAsset('SUI_USDC', amount, sui, loan));
  tx.transferObjects([profit, usdsuiLeft, usdcLeft, deepChange], owner);
  return tx;
}
// #endregion loan
