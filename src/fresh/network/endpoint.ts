import {SuiGrpcClient} from '@mysten/sui/grpc';
import {networks} from '../../facts/networks';

export type PublicNetwork = 'mainnet' | 'testnet';

/** What a network says of itself. */
export interface NetworkState {
  /** The whole digest of the genesis checkpoint. */
  chainDigest: string;
  /** What the node calls itself: `sui-node/1.78.1-…`. */
  server: string;
  epoch: number;
  checkpoint: number;
  protocol: number;
  /** The protocol's configuration: values and flags by name. */
  configuration: ReadonlyMap<string, string | boolean>;
}

/** How a network is asked; tests answer themselves. */
export type AskNetwork = (network: PublicNetwork) => Promise<NetworkState>;

const patience = 20_000;

/** The answer, or an error that says how long it was waited for. */
async function inTime<Answer>(asked: PromiseLike<Answer>): Promise<Answer> {
  const timeout = AbortSignal.timeout(patience);
  const late = new Promise<never>((_, reject) => {
    timeout.addEventListener('abort', () => {
      reject(new Error(`no answer within ${patience / 1000} seconds`));
    });
  });
  return Promise.race([asked, late]);
}

interface GraphqlAnswer {
  data?: {
    checkpoint: {sequenceNumber: number};
    epoch: {
      protocolConfigs: {
        protocolVersion: number;
        featureFlags: {key: string; value: boolean}[];
        configs: {key: string; value: string | null}[];
      };
    };
  };
  errors?: {message: string}[];
}

const query = `{
  checkpoint { sequenceNumber }
  epoch { protocolConfigs { protocolVersion featureFlags { key value } configs { key value } } }
}`;

async function askGraphql(url: string): Promise<NonNullable<GraphqlAnswer['data']>> {
  const response = await fetch(url, {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify({query})});
  const {data, errors} = (await response.json()) as GraphqlAnswer;
  if (data === undefined) throw new Error(errors?.[0]?.message ?? `${url} answered ${response.status}`);
  return data;
}

/** Asks the public full node by gRPC and the indexer by GraphQL. */
export const askPublicEndpoints: AskNetwork = async (network) => {
  const {grpc, graphql} = networks[network];
  const client = new SuiGrpcClient({network, baseUrl: grpc});
  const {response} = await inTime(client.ledgerService.getServiceInfo({}));
  const {epoch, checkpoint} = await inTime(askGraphql(graphql));
  const {protocolVersion, featureFlags, configs} = epoch.protocolConfigs;
  return {
    chainDigest: response.chainId ?? '',
    server: response.server ?? '',
    epoch: Number(response.epoch ?? 0),
    checkpoint: checkpoint.sequenceNumber,
    protocol: protocolVersion,
    configuration: new Map<string, string | boolean>([...featureFlags, ...configs].map(({key, value}) => [key, value ?? ''])),
  };
};
