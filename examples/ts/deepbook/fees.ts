import type {DeepBookClient} from '@mysten/deepbook-v3';
import {Transaction} from '@mysten/sui/transactions';
import type {TransactionArgument} from '@mysten/sui/transactions';

// #region compare
/** What selling `quantity` SUI brings, with the fee in DEEP and with the fee in SUI. */
export async function compareFees(book: DeepBookClient, quantity: number) {
  const [inDeep, inInput, rates, price] = await Promise.all([
    book.getQuoteQuantityOut('SUI_USDC', quantity),
    book.getQuoteQuantityOutInputFee('SUI_USDC', quantity),
    book.poolTradeParams('SUI_USDC'),
    book.getPoolDeepPrice('SUI_USDC'),
  ]);
  return {
    rate: rates.takerFee,
    deepPrice: price,
    inDeep: {usdc: inDeep.quoteOut, deep: inDeep.deepRequired},
    inInput: {usdc: inInput.quoteOut, leftSui: inInput.baseOut},
  };
}
// #endregion compare

// #region refer
/** Makes a referral that adds half of the taker fee. Its ID is in the event. */
export function mintReferral(book: DeepBookClient): Transaction {
  const tx = new Transaction();
  tx.add(book.deepBook.mintReferral('SUI_USDC', 0.5));
  return tx;
}

/** Sets a referral in the trader's manager, for the pool that the referral is of. */
export function accept(
  book: DeepBookClient,
  referral: string,
  tradeCap: TransactionArgument,
): Transaction {
  const tx = new Transaction();
  tx.add(book.balanceManager.setBalanceManagerReferral('MAIN', referral, tradeCap));
  return tx;
}

/** Sends the three coins that a referral has collected to its owner. */
export function claim(
  book: DeepBookClient,
  referral: string,
  owner: string,
): Transaction {
  const tx = new Transaction();
  const {baseRewards, quoteRewards, deepRewards} = book.deepBook.claimPoolReferralRewards(
    'SUI_USDC',
    referral,
  )(tx);
  tx.transferObjects([baseRewards, quoteRewards, deepRewards], owner);
  return tx;
}
// #endregion refer

// #region look
/** What an app shows a trader before it asks them to accept a referral. */
export async function terms(book: DeepBookClient, referral: string) {
  const [multiplier, owner, pool] = await Promise.all([
    book.poolReferralMultiplier('SUI_USDC', referral),
    book.balanceManagerReferralOwner(referral),
    book.balanceManagerReferralPoolId(referral),
  ]);
  return {multiplier, owner, pool};
}
// #endregion look
