// #region lag
import type {SuiGrpcClient} from '@mysten/sui/grpc';

export interface NodeHealth {
  checkpoint: bigint;
  secondsBehind: number;
}

/** How far a full node is behind the clock of this machine. */
export async function nodeHealth(client: SuiGrpcClient): Promise<NodeHealth> {
  const {response} = await client.ledgerService.getServiceInfo(
    {},
    {abort: AbortSignal.timeout(3_000)},
  );
  if (response.checkpointHeight === undefined || !response.timestamp)
    throw new Error('the node reports no checkpoint');
  const seconds = Date.now() / 1000 - Number(response.timestamp.seconds);
  return {
    checkpoint: response.checkpointHeight,
    secondsBehind: Math.max(0, Math.round(seconds)),
  };
}
// #endregion lag

// #region choose
/** The first client, in the order of preference, whose node is up to date. */
export async function firstHealthy(
  clients: readonly SuiGrpcClient[],
  maxSecondsBehind = 10,
): Promise<SuiGrpcClient> {
  const answers = await Promise.allSettled(clients.map(nodeHealth));
  const index = answers.findIndex(
    (answer) =>
      answer.status === 'fulfilled' && answer.value.secondsBehind <= maxSecondsBehind,
  );
  const client = clients[index];
  if (!client) throw new Error('no node is up to date');
  return client;
}
// #endregion choose
