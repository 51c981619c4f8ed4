// #region leaf
import {Transaction} from '@mysten/sui/transactions';
import {SuinsTransaction} from '@mysten/suins';
import {client} from './read-names';

/** Gives a member a name below the club's: no NFT, and the club can take it back. */
export function nameMember(clubNft: string, name: string, member: string): Transaction {
  const tx = new Transaction();
  new SuinsTransaction(client.suins, tx).createLeafSubName({
    parentNft: clubNft,
    name,
    targetAddress: member,
  });
  return tx;
}
// #endregion leaf

// #region node
/** Hands a branch of the club a name of its own: an NFT that ends at the given time. */
export function nameBranch(
  clubNft: string,
  name: string,
  owner: string,
  expirationTimestampMs: number,
): Transaction {
  const tx = new Transaction();
  const nft = new SuinsTransaction(client.suins, tx).createSubName({
    parentNft: clubNft,
    name,
    expirationTimestampMs,
    allowChildCreation: true,
    allowTimeExtension: false,
  });
  tx.transferObjects([nft], owner);
  return tx;
}
// #endregion node
