import {setTimeout as sleep} from 'node:timers/promises';
import {SuiGrpcClient} from '@mysten/sui/grpc';
import {postgresStore, type Query} from './postgres';
import {run} from './run';
import {salesOf} from './source';

// #region start
/** Indexes the sales of a package on Testnet through one connection to Postgres. */
export function start(
  query: Query,
  packageId: string,
  startCheckpoint: bigint,
  signal: AbortSignal,
): Promise<void> {
  const client = new SuiGrpcClient({
    network: 'testnet',
    baseUrl: 'https://fullnode.testnet.sui.io:443',
  });
  const source = salesOf(client, packageId, startCheckpoint);
  return run(source, postgresStore(query), sleep, signal);
}
// #endregion start
