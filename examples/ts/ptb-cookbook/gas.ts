import type {SuiGrpcClient} from '@mysten/sui/grpc';
import type {Transaction} from '@mysten/sui/transactions';

// #region by-hand
/** Bids above the reference price, caps the cost, and names the coin that pays. */
export async function setGas(
  client: SuiGrpcClient,
  tx: Transaction,
  coinId: string,
): Promise<void> {
  const {referenceGasPrice} = await client.getReferenceGasPrice();
  const {object} = await client.getObject({objectId: coinId});
  tx.setGasPrice(BigInt(referenceGasPrice) * 2n);
  tx.setGasBudget(20_000_000);
  tx.setGasPayment([
    {objectId: object.objectId, version: object.version, digest: object.digest},
  ]);
}
// #endregion by-hand

// #region expire
/**
 * Makes the transaction void after the next epoch. The nonce tells it apart from an equal
 * one.
 */
export async function expireSoon(
  client: SuiGrpcClient,
  tx: Transaction,
  nonce: number,
): Promise<void> {
  const [{systemState}, {chainIdentifier}] = await Promise.all([
    client.getCurrentSystemState(),
    client.getChainIdentifier(),
  ]);
  const epoch = BigInt(systemState.epoch);
  tx.setExpiration({
    ValidDuring: {
      minEpoch: epoch.toString(),
      maxEpoch: (epoch + 1n).toString(),
      minTimestamp: null,
      maxTimestamp: null,
      chain: chainIdentifier,
      nonce,
    },
  });
}
// #endregion expire

// #region sponsor
/** Lets another address pay from its address balance. Both sign the bytes. */
export function buildSponsored(
  client: SuiGrpcClient,
  tx: Transaction,
  sender: string,
  sponsor: string,
) {
  tx.setSender(sender);
  tx.setGasOwner(sponsor);
  tx.setGasPayment([]);
  return tx.build({client});
}
// #endregion sponsor

// #region estimate
/**
 * What a transaction would cost now, in MIST. Negative where it frees more storage than
 * it takes.
 */
export async function estimate(
  client: SuiGrpcClient,
  tx: Transaction,
  sender: string,
): Promise<bigint> {
  tx.setSenderIfNotSet(sender);
  const result = await client.simulateTransaction({
    transaction: tx,
    include: {effects: true},
  });
  if (result.$kind === 'FailedTransaction')
    throw new Error(result.FailedTransaction.status.error?.message);
  const {computationCost, storageCost, storageRebate} =
    result.Transaction.effects.gasUsed;
  return BigInt(computationCost) + BigInt(storageCost) - BigInt(storageRebate);
}
// #endregion estimate
