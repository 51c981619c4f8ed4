import {deepbook} from '@mysten/deepbook-v3';
import {SuiGrpcClient} from '@mysten/sui/grpc';

// #region client
const address = '0x5c3a8f1e0d6b42978fe1c04ab9d357e26081fa4c7db93e5520a6c81d4e7f9b30';

/**
 * A client whose `deepbook` member knows one trader and two of their balance managers.
 */
export const client = new SuiGrpcClient({
  network: 'mainnet',
  baseUrl: 'https://fullnode.mainnet.sui.io:443',
}).$extend(
  deepbook({
    address,
    balanceManagers: {
      // Owned by the address above: it signs, and no capability is needed.
      MAIN: {
        address: '0x18f2c06d9ab347e5c1d8026f93b4ea7750cd1b28e6f4a3950d7c82be416f5a09',
      },
      // Owned by somebody who gave the address a TradeCap.
      DESK: {
        address: '0x7be40195dc2a6f83e1507c9b4d86f2a3e90c5d174b68a2fe03d9c175e84ab620',
        tradeCap: '0x2f91d6c8053be7a4f16c0d92857eb34ac0de9168f5732b4d80a1e6c94f5b7d03',
      },
    },
  }),
);
// #endregion client

// #region read-and-build
/**
 * A read: the SDK simulates a transaction and decodes what the Move function returned.
 */
export const midPrice = await client.deepbook.midPrice('SUI_USDC');

/**
 * A builder: it returns a function that adds its commands to your transaction. Nothing is
 * sent.
 */
export const cancelEverything = client.deepbook.deepBook.cancelAllOrders(
  'SUI_USDC',
  'MAIN',
);
// #endregion read-and-build
