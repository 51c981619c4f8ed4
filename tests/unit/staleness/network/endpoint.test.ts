import {GrpcTypes} from '@mysten/sui/grpc';
import {publishedPackages} from '@site/src/facts/packages';
import {askPublicEndpoint} from '@site/src/staleness/network/endpoint';
import {message, standIn} from '../../../samples/failures/stand-in';

const answersWith = (attributes: Record<string, string>): Parameters<typeof standIn>[0] => ({
  'sui.rpc.v2.LedgerService/GetServiceInfo': message(GrpcTypes.GetServiceInfoResponse, {
    chainId: 'a digest',
    server: 'sui-node/1.80.1-0',
    epoch: 7n,
    checkpointHeight: 9n,
  }),
  'sui.rpc.v2.LedgerService/GetEpoch': message(GrpcTypes.GetEpochResponse, {epoch: {protocolConfig: {protocolVersion: 135n, attributes}}}),
  'sui.rpc.v2.MovePackageService/ListPackageVersions': message(GrpcTypes.ListPackageVersionsResponse, {
    versions: [
      {packageId: '0x1', version: 1n},
      {packageId: '0x2', version: 2n},
    ],
  }),
});

test('a full node is asked for its release, its configuration and the newest version of each package', async () => {
  const {packages, ...state} = await askPublicEndpoint('mainnet', standIn(answersWith({max_tx_gas: '5'})));
  expect(state).toEqual({
    chainDigest: 'a digest',
    server: 'sui-node/1.80.1-0',
    epoch: 7,
    checkpoint: 9,
    protocol: 135,
    configuration: {max_tx_gas: '5'},
  });
  expect(packages.get(publishedPackages.suins.mainnet.original)).toEqual({newest: '0x2', version: 2});
});

test('a node that tells no values has not been asked', async () => {
  await expect(askPublicEndpoint('mainnet', standIn(answersWith({})))).rejects.toThrow('tells no values');
});
