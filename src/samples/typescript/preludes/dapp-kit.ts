import {createDAppKit} from '@mysten/dapp-kit-react';
import {SuiGrpcClient} from '@mysten/sui/grpc';

/** A React app's wallet connection on Testnet, registered so that the hooks have its types. */
export const dAppKit = createDAppKit({
  networks: ['testnet'],
  createClient: (network) => new SuiGrpcClient({network, baseUrl: 'https://fullnode.testnet.sui.io:443'}),
});

declare module '@mysten/dapp-kit-react' {
  interface Register {
    dAppKit: typeof dAppKit;
  }
}
