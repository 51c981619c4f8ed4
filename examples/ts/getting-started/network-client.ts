import {SuiGrpcClient} from '@mysten/sui/grpc';

interface Endpoint {
  baseUrl: string;
  /**
   * Genesis checkpoint digest. Devnet and local networks get a new one at each genesis.
   */
  chainId?: string;
}

const endpoints = {
  mainnet: {
    baseUrl: 'https://fullnode.mainnet.sui.io:443',
    chainId: '4btiuiMPvEENsttpZC7CZ53DruC3MAgfznDbASZ7DR6S',
  },
  testnet: {
    baseUrl: 'https://fullnode.testnet.sui.io:443',
    chainId: '69WiPg3DAQiwdxfncX6wYQ2siKwAe6L9BZthQea3JNMD',
  },
  devnet: {baseUrl: 'https://fullnode.devnet.sui.io:443'},
  localnet: {baseUrl: 'http://127.0.0.1:9000'},
} satisfies Record<string, Endpoint>;

type NetworkName = keyof typeof endpoints;

/** A client for one network. Stops when the endpoint turns out to serve another chain. */
export async function connect(
  network: NetworkName,
  baseUrl?: string,
): Promise<SuiGrpcClient> {
  const endpoint: Endpoint = endpoints[network];
  const client = new SuiGrpcClient({network, baseUrl: baseUrl ?? endpoint.baseUrl});
  const {chainIdentifier} = await client.getChainIdentifier();
  if (endpoint.chainId !== undefined && chainIdentifier !== endpoint.chainId) {
    throw new Error(
      `${baseUrl ?? endpoint.baseUrl} serves chain ${chainIdentifier}, not ${network}`,
    );
  }
  return client;
}

const client = await connect('testnet', process.env.SUI_GRPC_URL);
const {referenceGasPrice} = await client.getReferenceGasPrice();
console.log(`connected; the reference gas price is ${referenceGasPrice} MIST`);
