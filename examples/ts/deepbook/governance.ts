import type {DeepBookClient} from '@mysten/deepbook-v3';
import {Transaction} from '@mysten/sui/transactions';

// #region stake
/** Stakes DEEP of the balance manager in a pool. It counts from the next epoch on. */
export function stake(book: DeepBookClient): Transaction {
  const tx = new Transaction();
  tx.add(book.governance.stake('SUI_USDC', 'MAIN', 1_000));
  return tx;
}
// #endregion stake

// #region propose
/**
 * Proposes 2 basis points for takers, 0.5 for makers, and 5,000 DEEP for the discount.
 */
export function propose(book: DeepBookClient): Transaction {
  const tx = new Transaction();
  tx.add(
    book.governance.submitProposal({
      poolKey: 'SUI_USDC',
      balanceManagerKey: 'MAIN',
      takerFee: 0.0002,
      makerFee: 0.00005,
      stakeRequired: 5_000,
    }),
  );
  return tx;
}

/** Votes for the proposal of another balance manager, whose ID is the proposal's. */
export function vote(book: DeepBookClient, proposer: string): Transaction {
  const tx = new Transaction();
  tx.add(book.governance.vote('SUI_USDC', 'MAIN', proposer));
  return tx;
}
// #endregion propose

// #region state
/** Where the vote stands, and what the account may claim. */
export async function standing(book: DeepBookClient) {
  const [now, next, quorum, account] = await Promise.all([
    book.poolTradeParams('SUI_USDC'),
    book.poolTradeParamsNext('SUI_USDC'),
    book.quorum('SUI_USDC'),
    book.account('SUI_USDC', 'MAIN'),
  ]);
  return {
    now,
    next,
    quorum,
    active: account.active_stake,
    waiting: account.inactive_stake,
    rebates: account.unclaimed_rebates,
  };
}
// #endregion state

// #region claim
/** Moves rebates into the balance manager, then the stake. */
export function leave(book: DeepBookClient): Transaction {
  const tx = new Transaction();
  tx.add(book.deepBook.claimRebates('SUI_USDC', 'MAIN'));
  tx.add(book.governance.unstake('SUI_USDC', 'MAIN'));
  return tx;
}
// #endregion claim
