// #region register
import {Transaction} from '@mysten/sui/transactions';
import {SuinsTransaction} from '@mysten/suins';
import {client} from './read-names';

/** Registers a name for USDC and makes it the default name of the buyer. */
export async function registerName(
  buyer: string,
  name: string,
  years: number,
): Promise<Transaction> {
  const usdc = client.suins.config.coins.USDC;
  if (usdc === undefined) throw new Error('this network has no USDC price');
  const price = await client.suins.calculatePrice({name, years});

  const tx = new Transaction();
  tx.setSender(buyer);
  const names = new SuinsTransaction(client.suins, tx);
  const payment = tx.coin({type: usdc.type, balance: price});
  const nft = names.register({domain: name, years, coinConfig: usdc, coin: payment});
  names.setTargetAddress({nft, address: buyer});
  names.setDefault(name);
  tx.transferObjects([nft, payment], buyer);
  return tx;
}
// #endregion register
