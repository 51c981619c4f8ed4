import {GrpcTypes, type SuiGrpcClient} from '@mysten/sui/grpc';
import {normalizeSuiAddress} from '@mysten/sui/utils';

// #region balances
/** What an address holds, in the three numbers that the ledger has to agree with. */
export async function holdings(client: SuiGrpcClient, owner: string, coinType: string) {
  const {balance} = await client.getBalance({owner, coinType});
  return {
    total: BigInt(balance.balance),
    coins: BigInt(balance.coinBalance),
    addressBalance: BigInt(balance.addressBalance),
  };
}
// #endregion balances

// #region history
/**
 * Every change of one address between two checkpoints, `end` excluded, from the node's
 * own index.
 */
export async function* changesOf(
  client: SuiGrpcClient,
  address: string,
  start: bigint,
  end: bigint,
) {
  const {QueryEndReason, Ordering} = GrpcTypes;
  let after: Uint8Array | undefined;
  for (;;) {
    const call = client.ledgerService.listTransactions({
      startCheckpoint: start,
      endCheckpoint: end,
      filter: {
        terms: [
          {
            literals: [
              {
                negated: false,
                predicate: {oneofKind: 'affectedAddress', affectedAddress: {address}},
              },
            ],
          },
        ],
      },
      readMask: {paths: ['digest', 'checkpoint', 'balance_changes']},
      options: {after, ordering: Ordering.ASCENDING},
    });
    let reason: GrpcTypes.QueryEndReason | undefined;
    for await (const frame of call.responses) {
      const {digest, checkpoint, balanceChanges = []} = frame.transaction ?? {};
      for (const {address: owner, coinType, amount} of balanceChanges) {
        if (
          owner !== undefined &&
          normalizeSuiAddress(owner) === normalizeSuiAddress(address)
        ) {
          yield {digest, checkpoint, coinType, amount: BigInt(amount ?? 0)};
        }
      }
      after = frame.watermark?.cursor ?? after;
      reason = frame.end?.reason;
    }
    if (
      reason === QueryEndReason.CHECKPOINT_BOUND ||
      reason === QueryEndReason.CURSOR_BOUND
    )
      return;
    if (reason === QueryEndReason.LEDGER_TIP)
      throw new Error(`the index has not reached checkpoint ${end - 1n} yet`);
  }
}
// #endregion history
