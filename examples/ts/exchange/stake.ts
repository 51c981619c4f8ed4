import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {Transaction} from '@mysten/sui/transactions';

const systemState = '0x5';

// #region stake
/** Stakes at least 1 SUI with a validator. The sender gets a `StakedSui` object. */
export function stake(amount: bigint, validator: string): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: '0x3::sui_system::request_add_stake',
    arguments: [
      tx.object(systemState),
      tx.coin({balance: amount}),
      tx.pure.address(validator),
    ],
  });
  return tx;
}

/** Ends a stake. Principal and rewards arrive at once, as one coin. */
export function unstake(stakedSui: string): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: '0x3::sui_system::request_withdraw_stake',
    arguments: [tx.object(systemState), tx.object(stakedSui)],
  });
  return tx;
}
// #endregion stake

// #region value
/**
 * What a stake would pay out now: the balance change of a withdrawal that is only
 * simulated.
 */
export async function stakeValue(
  client: SuiGrpcClient,
  owner: string,
  stakedSui: string,
): Promise<bigint> {
  const tx = unstake(stakedSui);
  tx.setSender(owner);
  const result = await client.simulateTransaction({
    transaction: tx,
    include: {balanceChanges: true, effects: true},
  });
  if (result.$kind === 'FailedTransaction')
    throw new Error(`${stakedSui} cannot be withdrawn`);
  const {effects, balanceChanges} = result.Transaction;
  const {computationCost, storageCost, storageRebate} = effects.gasUsed;
  // The change is what remains after gas: add the gas again.
  const gas = BigInt(computationCost) + BigInt(storageCost) - BigInt(storageRebate);
  const own = balanceChanges.filter(
    ({address, coinType}) => address === owner && coinType.endsWith('::sui::SUI'),
  );
  return own.reduce((sum, {amount}) => sum + BigInt(amount), gas);
}
// #endregion value
