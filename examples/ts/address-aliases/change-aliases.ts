// #region change
import {Transaction} from '@mysten/sui/transactions';
import {aliasesId} from './aliases';

/** Creates the set of an address, with the address itself as its only member. */
export function enableAliases(address: string): Transaction {
  const tx = new Transaction();
  tx.setSender(address);
  tx.moveCall({target: '0x2::address_alias::enable', arguments: [tx.object('0xa')]});
  return tx;
}

/** Lets another address sign. */
export function addAlias(address: string, alias: string): Transaction {
  return change('add', address, alias);
}

/** Takes an address out of the set, the address itself included. */
export function removeAlias(address: string, alias: string): Transaction {
  return change('remove', address, alias);
}

function change(name: 'add' | 'remove', address: string, alias: string): Transaction {
  const tx = new Transaction();
  tx.setSender(address);
  tx.moveCall({
    target: `0x2::address_alias::${name}`,
    arguments: [tx.object(aliasesId(address)), tx.pure.address(alias)],
  });
  return tx;
}
// #endregion change
