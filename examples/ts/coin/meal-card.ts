import {Transaction} from '@mysten/sui/transactions';

const PACKAGE_ID = '0x5be0cd19137e2179a54ff53a5f1d36f1510e527fade682d19b05688c2b3e6c1f';
const MEAL = `${PACKAGE_ID}::meal::MEAL`;
const POLICY_ID = '0x59f111f1b605d0193956c25bf348b538923f82a4af194f9bab1c5ed5da6d8118';
const LEDGER_ID = '0x71374491428a2f98d728ae22b5c0fbcfec4d3b2fe9b5dba58189dbbc3956c25b';

// #region pay
/**
 * Pays a bill with a part of the card. The module makes, stamps and confirms the request.
 */
export function payBill(cardId: string, amount: bigint): Transaction {
  const tx = new Transaction();
  const typeArguments = [MEAL];
  const bill = tx.moveCall({
    target: '0x2::token::split',
    typeArguments,
    arguments: [tx.object(cardId), tx.pure.u64(amount)],
  });
  tx.moveCall({
    target: `${PACKAGE_ID}::meal::pay`,
    arguments: [tx.object(POLICY_ID), tx.object(LEDGER_ID), bill, tx.object.clock()],
  });
  return tx;
}
// #endregion pay

// #region book
/**
 * Books a table. The request passes from command to command, and the last one uses it up.
 */
export function bookTable(cardId: string): Transaction {
  const tx = new Transaction();
  const request = tx.moveCall({
    target: `${PACKAGE_ID}::meal::book`,
    arguments: [tx.object(cardId)],
  });
  const policy = tx.object(POLICY_ID);
  tx.moveCall({
    target: `${PACKAGE_ID}::members::approve`,
    typeArguments: [MEAL],
    arguments: [policy, request],
  });
  tx.moveCall({target: `${PACKAGE_ID}::meal::seat`, arguments: [policy, request]});
  return tx;
}
// #endregion book
