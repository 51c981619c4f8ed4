import {coinWithBalance, Transaction} from '@mysten/sui/transactions';
import type {SuiGrpcClient} from '@mysten/sui/grpc';

// #region several
export interface Payment {
  to: string;
  mist: bigint;
}

/** Pays each recipient from the gas coin; all of them are paid or none. */
export function paySeveral(tx: Transaction, payments: readonly Payment[]): void {
  const coins = tx.splitCoins(
    tx.gas,
    payments.map(({mist}) => mist),
  );
  for (const [index, {to}] of payments.entries()) {
    const coin = coins[index];
    if (coin) tx.transferObjects([coin], to);
  }
}
// #endregion several

// #region any-coin
/** Sends an amount of any coin type, from coin objects or the address balance. */
export function pay(tx: Transaction, type: string, amount: bigint, to: string): void {
  tx.transferObjects([tx.coin({type, balance: amount})], to);
}
// #endregion any-coin

// #region deposit
/** Pays into the recipient's address balance, which creates no object. */
export function deposit(tx: Transaction, type: string, amount: bigint, to: string): void {
  tx.moveCall({
    target: '0x2::balance::send_funds',
    typeArguments: [type],
    arguments: [tx.balance({type, balance: amount}), tx.pure.address(to)],
  });
}
// #endregion deposit

// #region name
/** Sends SUI to the address that a SuiNS name points to at this moment. */
export async function payName(
  client: SuiGrpcClient,
  name: string,
  mist: bigint,
): Promise<Transaction> {
  const {address} = await client.resolveNameServiceAddress({name});
  if (address === null) throw new Error(`${name} points to no address`);
  const tx = new Transaction();
  tx.transferObjects([coinWithBalance({balance: mist})], address);
  return tx;
}
// #endregion name

// #region merge
/** Merges coins of one type into the first and leaves it with its owner. */
export function mergeDust(tx: Transaction, coinIds: readonly string[]): void {
  const [into, ...dust] = coinIds;
  if (into === undefined || dust.length === 0) throw new Error('nothing to merge');
  for (let start = 0; start < dust.length; start += 500)
    tx.mergeCoins(into, dust.slice(start, start + 500));
}
// #endregion merge

// #region sweep-coin
/**
 * Sends everything of one coin type other than SUI, whether it is in coins or in the
 * address balance.
 */
export async function sweepCoin(
  client: SuiGrpcClient,
  owner: string,
  type: string,
  to: string,
): Promise<Transaction> {
  const {balance} = await client.getBalance({owner, coinType: type});
  const tx = new Transaction();
  tx.setSender(owner);
  tx.transferObjects([tx.coin({type, balance: BigInt(balance.balance)})], to);
  return tx;
}
// #endregion sweep-coin

// #region sweep-sui
/**
 * Sends all SUI that is in coin objects, less the gas: the gas coin itself is
 * transferred.
 */
export async function sweepSuiCoins(
  client: SuiGrpcClient,
  owner: string,
  to: string,
): Promise<Transaction> {
  const {objects, hasNextPage} = await client.listCoins({owner, limit: 256});
  if (hasNextPage || objects.length === 0)
    throw new Error('no coin, or more than one payment takes');
  const tx = new Transaction();
  tx.setSender(owner);
  tx.setGasPayment(
    objects.map(({objectId, version, digest}) => ({objectId, version, digest})),
  );
  tx.transferObjects([tx.gas], to);
  return tx;
}
// #endregion sweep-sui
