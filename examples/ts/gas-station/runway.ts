// #region runway
import type {SuiGrpcClient} from '@mysten/sui/grpc';

/** Hours until the balance is gone, if the station goes on as in the last hour. */
export async function runway(
  client: SuiGrpcClient,
  sponsor: string,
  spentLastHour: bigint,
): Promise<number> {
  const {balance} = await client.getBalance({owner: sponsor});
  if (spentLastHour === 0n) return Number.POSITIVE_INFINITY;
  return Number((BigInt(balance.addressBalance) * 10n) / spentLastHour) / 10;
}
// #endregion runway
