import {bcs} from '@mysten/sui/bcs';
import type {Signer} from '@mysten/sui/cryptography';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {Transaction} from '@mysten/sui/transactions';
import {run} from './run';

// #region old-pool
/**
 * One account of DeepBook V2: its capability, and a pool with the types of both its
 * coins.
 */
export interface OldAccount {
  accountCap: string;
  pool: string;
  base: string;
  quote: string;
}

const v2 = '0xdee9::clob_v2';
// #endregion old-pool

// #region rescue
/** Cancels what is open, then withdraws both coins to the signer. */
export async function rescue(
  client: SuiGrpcClient,
  signer: Signer,
  {accountCap, pool, base, quote}: OldAccount,
) {
  const owner = signer.toSuiAddress();
  const typeArguments = [base, quote];
  const call = (
    tx: Transaction,
    name: string,
    ...rest: ReturnType<Transaction['pure']>[]
  ) =>
    tx.moveCall({
      target: `${v2}::${name}`,
      typeArguments,
      arguments: [tx.object(pool), ...rest, tx.object(accountCap)],
    });

  const open = new Transaction();
  open.setSender(owner);
  call(open, 'list_open_orders');
  const listed = await client.core.simulateTransaction({
    transaction: open,
    include: {commandResults: true},
  });
  if (
    listed.$kind === 'Transaction' &&
    listed.commandResults[0]?.returnValues[0]?.bcs[0] !== 0
  ) {
    const cancel = new Transaction();
    call(cancel, 'cancel_all_orders');
    await run(client, signer, cancel);
  }

  const ask = new Transaction();
  ask.setSender(owner);
  call(ask, 'account_balance');
  const balance = await client.core.simulateTransaction({
    transaction: ask,
    include: {commandResults: true},
  });
  if (balance.$kind === 'FailedTransaction')
    throw new Error(balance.FailedTransaction.status.error?.message);
  const amounts = (balance.commandResults[0]?.returnValues ?? []).map((value) =>
    bcs.u64().parse(value.bcs),
  );

  const withdraw = new Transaction();
  const functions = [
    {name: 'withdraw_base', amount: amounts[0] ?? '0'},
    {name: 'withdraw_quote', amount: amounts[2] ?? '0'},
  ].filter(({amount}) => amount !== '0');
  if (functions.length === 0) return undefined;
  const coins = functions.map(({name, amount}) =>
    call(withdraw, name, withdraw.pure.u64(amount)),
  );
  withdraw.transferObjects(coins, owner);
  return run(client, signer, withdraw);
}
// #endregion rescue
