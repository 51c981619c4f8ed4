import {alice, coin, digest, id, leaf, otherCoin, sui, type Example} from './types';

const suiCoin = {
  coinType: sui,
  coinObjectId: coin,
  version: '389214493',
  digest: digest.object,
  balance: '4998002120',
  previousTransaction: digest.transaction,
};
const leafCoin = {
  coinType: leaf,
  coinObjectId: otherCoin,
  version: '388900127',
  digest: digest.otherObject,
  balance: '120',
  previousTransaction: digest.otherTransaction,
};
const suiBalance = {coinType: sui, coinObjectCount: 1, totalBalance: '5998002120', lockedBalance: {}, fundsInAddressBalance: '1000000000'};

/** Examples of the Coin Query API. */
export const coinQueryExamples: Readonly<Record<string, Example>> = {
  suix_getCoins: {params: [alice, sui, null, 50], result: {data: [suiCoin], nextCursor: coin, hasNextPage: false}},
  suix_getAllCoins: {params: [alice, null, 50], result: {data: [suiCoin, leafCoin], nextCursor: otherCoin, hasNextPage: false}},
  suix_getBalance: {params: [alice, sui], result: suiBalance},
  suix_getAllBalances: {
    params: [alice],
    result: [suiBalance, {coinType: leaf, coinObjectCount: 1, totalBalance: '120', lockedBalance: {}, fundsInAddressBalance: '0'}],
  },
  suix_getCoinMetadata: {
    params: [leaf],
    result: {decimals: 0, name: 'Leaf', symbol: 'LEAF', description: 'Points of the greenhouse', iconUrl: null, id: id('3e7a')},
  },
  suix_getTotalSupply: {params: [leaf], result: {value: '1000000'}},
};
