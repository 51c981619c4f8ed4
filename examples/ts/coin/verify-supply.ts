import {GrpcTypes, SuiGrpcClient} from '@mysten/sui/grpc';

const coinType = process.argv[2];
if (!coinType) throw new Error('Usage: npx tsx verify-supply.ts <coin type>');

const client = new SuiGrpcClient({
  network: 'mainnet',
  baseUrl: 'https://fullnode.mainnet.sui.io:443',
});
const {response} = await client.stateService.getCoinInfo({coinType});
const {metadata, treasury, regulatedMetadata} = response;
const supply = GrpcTypes.CoinTreasury_SupplyState[treasury?.supplyState ?? 0];
const metadataCap =
  GrpcTypes.CoinMetadata_MetadataCapState[metadata?.metadataCapState ?? 0];
const regulated =
  GrpcTypes.RegulatedCoinMetadata_CoinRegulatedState[
    regulatedMetadata?.coinRegulatedState ?? 0
  ];

console.log(`supply       ${treasury?.totalSupply} units, ${supply}`);
console.log(`metadata cap ${metadataCap}`);
console.log(`regulated    ${regulated}`);
