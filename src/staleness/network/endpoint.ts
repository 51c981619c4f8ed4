import {SuiGrpcClient} from '@mysten/sui/grpc';
import {networks} from '../../facts/networks';
import {publishedPackages, type PublishedPackage} from '../../facts/packages';

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
  /** The newest version of each package that people call, by the ID of its first one. */
  packages: ReadonlyMap<string, Pick<PublishedPackage, 'newest' | 'version'>>;
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
  data?: unknown;
  errors?: {message: string}[];
}

interface Configuration {
  checkpoint: {sequenceNumber: number};
  epoch: {
    protocolConfigs: {
      protocolVersion: number;
      featureFlags: {key: string; value: boolean}[];
      configs: {key: string; value: string | null}[];
    };
  };
}

const configurationQuery = `{
  checkpoint { sequenceNumber }
  epoch { protocolConfigs { protocolVersion featureFlags { key value } configs { key value } } }
}`;

async function askGraphql(url: string, query: string): Promise<unknown> {
  const response = await fetch(url, {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify({query})});
  const {data, errors} = (await response.json()) as GraphqlAnswer;
  if (data === undefined) throw new Error(errors?.[0]?.message ?? `${url} answered ${response.status}`);
  return data;
}

interface PackageAnswer {
  address: string;
  version: number;
}

/** The first version of each package, or null where the network has none, with its last later one. */
type PackageAnswers = Record<string, (PackageAnswer & {packageVersionsAfter: {nodes: PackageAnswer[]}}) | null>;

/** The first version of each package on a network. */
const originalsOn = (network: PublicNetwork): string[] =>
  Object.values<Partial<Record<PublicNetwork, PublishedPackage>>>(publishedPackages).flatMap((one) => one[network]?.original ?? []);

/** Asks for the last version after the first one; where there is none, the first one is the newest. */
async function askPackages(url: string, originals: readonly string[]): Promise<NetworkState['packages']> {
  const fields = 'address version packageVersionsAfter(last: 1) { nodes { address version } }';
  const asked = originals.map((original, index) => `p${index}: package(address: "${original}") { ${fields} }`);
  const found = (await askGraphql(url, `{ ${asked.join(' ')} }`)) as PackageAnswers;
  return new Map(
    originals.flatMap((original, index): [string, Pick<PublishedPackage, 'newest' | 'version'>][] => {
      const first = found[`p${index}`];
      if (!first) return [];
      const {address, version} = first.packageVersionsAfter.nodes[0] ?? first;
      return [[original, {newest: address, version}]];
    }),
  );
}

/** Asks the public full node by gRPC and the indexer by GraphQL. */
export const askPublicEndpoints: AskNetwork = async (network) => {
  const {grpc, graphql} = networks[network];
  const client = new SuiGrpcClient({network, baseUrl: grpc});
  const {response} = await inTime(client.ledgerService.getServiceInfo({}));
  const {epoch, checkpoint} = (await inTime(askGraphql(graphql, configurationQuery))) as Configuration;
  const packages = await inTime(askPackages(graphql, originalsOn(network)));
  const {protocolVersion, featureFlags, configs} = epoch.protocolConfigs;
  return {
    chainDigest: response.chainId ?? '',
    server: response.server ?? '',
    epoch: Number(response.epoch ?? 0),
    checkpoint: checkpoint.sequenceNumber,
    protocol: protocolVersion,
    configuration: new Map<string, string | boolean>([...featureFlags, ...configs].map(({key, value}) => [key, value ?? ''])),
    packages,
  };
};
