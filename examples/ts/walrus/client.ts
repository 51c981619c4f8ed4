// #region client
import {SuiGrpcClient} from '@mysten/sui/grpc';
import {walrus} from '@mysten/walrus';

export const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
}).$extend(
  walrus({
    uploadRelay: {
      host: 'https://upload-relay.testnet.walrus.space',
      sendTip: {max: 1_000},
    },
  }),
);
// #endregion client
