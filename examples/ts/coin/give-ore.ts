import {Transaction} from '@mysten/sui/transactions';

const PACKAGE_ID = '0x3c6ef372fe94f82ba54ff53a5f1d36f1510e527fade682d19b05688c2b3e6c1f';
const ORE = `${PACKAGE_ID}::ore::ORE`;
const MINE_ID = '0x428a2f98d728ae227137449123ef65cdb5c0fbcfec4d3b2fe9b5dba58189dbbc';
const POLICY_ID = '0x3956c25bf348b53859f111f1b605d019923f82a4af194f9bab1c5ed5da6d8118';

// #region dig
/** Digs, and joins the ore with what the player has already. */
export function digInto(pickaxeId: string, oreId: string): Transaction {
  const tx = new Transaction();
  const found = tx.moveCall({
    target: `${PACKAGE_ID}::ore::dig`,
    arguments: [tx.object(MINE_ID), tx.object(pickaxeId)],
  });
  tx.moveCall({
    target: '0x2::token::join',
    typeArguments: [ORE],
    arguments: [tx.object(oreId), found],
  });
  return tx;
}
// #endregion dig

// #region give
/**
 * Splits a gift off, sends it, lets the rule approve it, and confirms the request with
 * the policy.
 */
export function giveOre(oreId: string, amount: bigint, friend: string): Transaction {
  const tx = new Transaction();
  const typeArguments = [ORE];
  const gift = tx.moveCall({
    target: '0x2::token::split',
    typeArguments,
    arguments: [tx.object(oreId), tx.pure.u64(amount)],
  });
  const request = tx.moveCall({
    target: '0x2::token::transfer',
    typeArguments,
    arguments: [gift, tx.pure.address(friend)],
  });
  tx.moveCall({
    target: `${PACKAGE_ID}::gift_limit::approve`,
    typeArguments,
    arguments: [tx.object(POLICY_ID), request],
  });
  tx.moveCall({
    target: '0x2::token::confirm_request',
    typeArguments,
    arguments: [tx.object(POLICY_ID), request],
  });
  return tx;
}
// #endregion give
