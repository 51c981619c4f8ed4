import {validatorSummary} from './governance-read';
import type {Example} from './types';

const metrics = {
  epoch: '1261',
  epochTotalTransactions: '9120442',
  firstCheckpointId: '388861002',
  epochStartTimestamp: '1795054300107',
  endOfEpochInfo: {
    lastCheckpointId: '389214006',
    epochEndTimestamp: '1795140700218',
    protocolVersion: '137',
    referenceGasPrice: '1000',
    totalStake: '7412908331520477714',
    storageFundReinvestment: '0',
    storageCharge: '190400000000',
    storageRebate: '160100000000',
    storageFundBalance: '2215838091358023',
    stakeSubsidyAmount: '239148450000000',
    totalGasFees: '81200000000',
    totalStakeRewardsDistributed: '239229650000000',
    leftoverStorageFundInflow: '0',
  },
};
const current = {
  epoch: '1262',
  validators: [validatorSummary],
  epochTotalTransactions: '6120442',
  firstCheckpointId: '389214007',
  epochStartTimestamp: '1795140700218',
  endOfEpochInfo: null,
  referenceGasPrice: 1000,
};
const addresses = {
  checkpoint: 389214507,
  epoch: 1262,
  timestampMs: 1795192928317,
  cumulativeAddresses: 270114902,
  cumulativeActiveAddresses: 190114902,
  dailyActiveAddresses: 812455,
};
const ranked = [[{package: '0x2', module: 'transfer', function: 'public_transfer'}, '812455']];

/** Examples of the indexer's statistics. */
export const indexerExamples: Readonly<Record<string, Example>> = {
  suix_getCurrentEpoch: {params: [], result: current},
  suix_getEpochs: {params: [null, 1, true], result: {data: [current], nextCursor: '1262', hasNextPage: true}},
  suix_getEpochMetrics: {params: ['1262', 1, true], result: {data: [metrics], nextCursor: '1261', hasNextPage: true}},
  suix_getNetworkMetrics: {
    params: [],
    result: {
      currentTps: 71,
      tps30Days: 112,
      currentCheckpoint: '389214507',
      currentEpoch: '1262',
      totalAddresses: '270114902',
      totalObjects: '1901149021',
      totalPackages: '51204',
    },
  },
  suix_getMoveCallMetrics: {params: [], result: {rank3Days: ranked, rank7Days: ranked, rank30Days: ranked}},
  suix_getLatestAddressMetrics: {params: [], result: addresses},
  suix_getAllEpochAddressMetrics: {params: [true], result: [addresses]},
};
