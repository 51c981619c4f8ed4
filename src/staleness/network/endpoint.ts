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
  /** The values of the protocol's configuration by name. */
  configuration: Readonly<Record<string, string | null>>;
  /** The newest version of each package that people call, by the ID of its first one. */
  packages: ReadonlyMap<string, Pick<PublishedPackage, 'newest' | 'version'>>;
}

/** How a network is asked; tests answer themselves. */
export type AskNetwork = (network: PublicNetwork) => Promise<NetworkState>;

const patience = 20_000;

/** The first version of each package on a network. */
const originalsOn = (network: PublicNetwork): string[] =>
  Object.values<Partial<Record<PublicNetwork, PublishedPackage>>>(publishedPackages).flatMap((one) => one[network]?.original ?? []);

/**
 * Asks the public full node of a network. One package that it doesn't know ends all questions, for
 * its figures are wrong.
 */
export async function askPublicEndpoint(network: PublicNetwork, {fetch}: {fetch?: typeof globalThis.fetch} = {}): Promise<NetworkState> {
  const client = new SuiGrpcClient({network, baseUrl: networks[network].grpc, fetch});
  const abort = AbortSignal.timeout(patience);
  const {response: service} = await client.ledgerService.getServiceInfo({}, {abort});
  const {protocolConfig} = await client.core.getProtocolConfig({signal: abort});
  if (Object.keys(protocolConfig.attributes).length === 0) throw new Error('it tells no values of its configuration');
  const packages = new Map<string, Pick<PublishedPackage, 'newest' | 'version'>>();
  for (const packageId of originalsOn(network)) {
    // Versions come in their order, and a page of the default size has more of them than any
    // package.
    const {response} = await client.movePackageService.listPackageVersions({packageId}, {abort});
    const {packageId: newest, version} = response.versions.at(-1) ?? {};
    if (newest !== undefined) packages.set(packageId, {newest, version: Number(version)});
  }
  return {
    chainDigest: service.chainId ?? '',
    server: service.server ?? '',
    epoch: Number(service.epoch),
    checkpoint: Number(service.checkpointHeight),
    protocol: Number(protocolConfig.protocolVersion),
    configuration: protocolConfig.attributes,
    packages,
  };
}
