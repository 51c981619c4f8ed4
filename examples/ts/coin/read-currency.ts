import {GrpcTypes, SuiGrpcClient} from '@mysten/sui/grpc';

const client = new SuiGrpcClient({
  network: 'mainnet',
  baseUrl: 'https://fullnode.mainnet.sui.io:443',
});
const coinType =
  '0xdba34672e30cb065b1f93e3ab55318768fd6fef66c15942c9f7cb846e2f900e7::usdc::USDC';

// #region metadata
const {coinMetadata} = await client.getCoinMetadata({coinType});
if (!coinMetadata) throw new Error(`${coinType} is not known to this node`);
console.log(coinMetadata.symbol, coinMetadata.decimals, coinMetadata.id);
// #endregion metadata

// #region info
const {response} = await client.stateService.getCoinInfo({coinType});
const {treasury, regulatedMetadata} = response;
console.log('total supply', treasury?.totalSupply);
console.log(
  'supply state',
  GrpcTypes.CoinTreasury_SupplyState[treasury?.supplyState ?? 0],
);
console.log(
  'deny cap',
  regulatedMetadata?.denyCapObject,
  'can pause',
  regulatedMetadata?.allowGlobalPause,
);
// #endregion info
