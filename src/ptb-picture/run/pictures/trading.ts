import {DeepBookClient, mainnetPools} from '@mysten/deepbook-v3';
import {SuiGrpcClient} from '@mysten/sui/grpc';
import {route} from '../../../../examples/ts/deepbook/swaps';
import {buy} from '../../../../examples/ts/kiosk/buy';
import type {Made} from '../../transaction/drawn';

const owner = '0xa11ce';
const poolId = (key: string): string => mainnetPools[key]?.address ?? key;
const client = new SuiGrpcClient({network: 'mainnet', baseUrl: 'https://fullnode.mainnet.sui.io:443'});
const book = new DeepBookClient({client, address: owner, network: 'mainnet'});

/** Samples that buy or trade. */
export const tradingPictures: Readonly<Record<string, Made>> = {
  'examples/ts/kiosk/buy.ts': {
    make: () =>
      buy(
        {
          itemType: '0xa5c::mask::Mask',
          itemId: '0x17e3',
          shopId: '0x5409',
          mist: 2_000_000_000n,
          policyId: '0x9011c4',
          rulesPackage: '0x71a1e5f00d4c3b2a190817263544536271809f8e7d6c5b4a3928170695a4b3c2',
        },
        {kioskId: '0x403e', capId: '0xca9'},
        100_000_000n,
        owner,
      ),
    names: {
      '0x17e3': 'ID of the item',
      '0x5409': 'kiosk of the seller',
      '0x9011c4': 'policy',
      '0x403e': 'kiosk of the buyer',
      '0xca9': 'cap of the buyer',
      [owner]: 'buyer',
    },
    results: {'0': 'price', '1.0': 'item', '1.1': 'request', '2': 'due', '3': 'purse', '4.0': 'royalty'},
  },
  'examples/ts/deepbook/swaps.ts#route': {
    make: () => route(book, owner, 50, 40),
    names: {[poolId('NS_SUI')]: 'NS_SUI pool', [poolId('SUI_USDC')]: 'SUI_USDC pool', [owner]: 'owner'},
    results: {
      '0': 'NS',
      '1': 'DEEP',
      '2.0': 'nsLeft',
      '2.1': 'sui',
      '2.2': 'deepLeft',
      '3.0': 'suiLeft',
      '3.1': 'usdc',
      '3.2': 'deepChange',
    },
  },
};
