// #region client
import {SealClient} from '@mysten/seal';
import {SuiGrpcClient} from '@mysten/sui/grpc';
import {walrus} from '@mysten/walrus';

export const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
}).$extend(walrus());

export const seal = new SealClient({
  suiClient: client,
  serverConfigs: [
    {
      objectId: '0x73d05d62c18d9374e3ea529e8e0ed6161da1a141a94d3f76ae3fe4e99356db75',
      weight: 1,
    },
    {
      objectId: '0x6068c0acb197dddbacd4746a9de7f025b2ed5a5b6c1b1ab44dade4426d141da2',
      weight: 1,
    },
    {
      objectId: '0x9c949e53c36ab7a9c484ed9e8b43267a77d4b8d70e79aa6b39042e3d4c434105',
      weight: 1,
    },
  ],
  verifyKeyServers: true,
});

export const THRESHOLD = 2;
export const FIRST_PACKAGE =
  '0x3ad18f6c5b02e97f14c8d05ea7b369f2401d8c6be953a07f28d4c91b05e6f73a';
export const NEWEST_PACKAGE =
  '0x91c7e04a2d5fb863e1097ad4c8f25b360e9d71fa84bc5263d01e7f98a64c2b05';
// #endregion client
