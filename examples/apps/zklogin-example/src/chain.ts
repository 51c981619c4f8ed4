import {SuiGrpcClient} from '@mysten/sui/grpc';
import {GRPC_URL, NETWORK} from './settings';

export const client = new SuiGrpcClient({network: NETWORK, baseUrl: GRPC_URL});

export async function currentEpoch(): Promise<number> {
  const {systemState} = await client.getCurrentSystemState();
  return Number(systemState.epoch);
}
