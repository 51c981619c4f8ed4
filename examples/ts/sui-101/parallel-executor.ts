import type {Signer} from '@mysten/sui/cryptography';
import {SuiGrpcClient} from '@mysten/sui/grpc';
import {ParallelTransactionExecutor, Transaction} from '@mysten/sui/transactions';

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});

// #region balance
/**
 * Pays everybody at once. No transaction names an object version, so none can collide
 * with another.
 */
export async function payAll(
  signer: Signer,
  payments: readonly {to: string; mist: bigint}[],
) {
  const executor = new ParallelTransactionExecutor({
    client,
    signer,
    gasMode: 'addressBalance',
    maxPoolSize: 20,
    defaultGasBudget: 5_000_000n,
  });
  return Promise.allSettled(
    payments.map(({to, mist}) => {
      const tx = new Transaction();
      tx.setSender(signer.toSuiAddress());
      tx.moveCall({
        target: '0x2::balance::send_funds',
        typeArguments: ['0x2::sui::SUI'],
        arguments: [tx.balance({balance: mist}), tx.pure.address(to)],
      });
      return executor.executeTransaction(tx);
    }),
  );
}
// #endregion balance

// #region coins
/** The same engine with a pool of gas coins, split from the coin that is named. */
export function coinPoolExecutor(
  signer: Signer,
  sourceCoin: string,
): ParallelTransactionExecutor {
  return new ParallelTransactionExecutor({
    client,
    signer,
    gasMode: 'coins',
    sourceCoins: [sourceCoin],
    maxPoolSize: 20,
    coinBatchSize: 20,
    initialCoinBalance: 100_000_000n,
    minimumCoinBalance: 20_000_000n,
  });
}
// #endregion coins
