import {alice, balanceChanges, digest, effects, event, id, plant, plantData, signed, transactionData, type Example} from './types';

const checkpoint = {
  epoch: '1262',
  sequenceNumber: '389214507',
  digest: digest.checkpoint,
  networkTotalTransactions: '8127440932',
  previousDigest: digest.otherCheckpoint,
  epochRollingGasCostSummary: {
    computationCost: '81200000000',
    storageCost: '190400000000',
    storageRebate: '160100000000',
    nonRefundableStorageFee: '1617171717',
  },
  timestampMs: '1795192928317',
  transactions: [digest.transaction, digest.otherTransaction],
  checkpointCommitments: [],
  validatorSignature: 'qoKPN2eZPSlQh3rjk4rwiM9sQYmyEi9dFIMfWvxQfVTpSFdpgSgaphc8M6MLwCdX',
};
const options = {showType: true, showOwner: true, showContent: true};
const past = {objectId: plant, version: '389214470', digest: digest.object};

/** Examples of the Read API. */
export const readExamples: Readonly<Record<string, Example>> = {
  sui_getObject: {params: [plant, options], result: {data: plantData}},
  sui_multiGetObjects: {
    params: [[plant, id('dead')], {showType: true}],
    result: [
      {data: {objectId: plant, version: '389214493', digest: digest.otherObject, type: plantData.type}},
      {error: {code: 'notExists', object_id: id('dead')}},
    ],
  },
  sui_tryGetPastObject: {
    params: [plant, 389214470, {showOwner: true}],
    result: {status: 'VersionFound', details: {...past, owner: {AddressOwner: alice}}},
  },
  sui_tryMultiGetPastObjects: {
    params: [
      [
        {objectId: plant, version: '389214470'},
        {objectId: plant, version: '999999999'},
      ],
      {},
    ],
    result: [
      {status: 'VersionFound', details: past},
      {status: 'VersionTooHigh', details: {object_id: plant, asked_version: '999999999', latest_version: '389214493'}},
    ],
  },
  sui_getTransactionBlock: {
    params: [digest.transaction, {showInput: true, showEffects: true, showBalanceChanges: true}],
    result: {
      digest: digest.transaction,
      transaction: {data: transactionData, txSignatures: [signed.signature]},
      effects,
      balanceChanges,
      timestampMs: '1795192928317',
      checkpoint: '389214507',
    },
  },
  sui_multiGetTransactionBlocks: {
    params: [[digest.transaction, digest.otherTransaction], {}],
    result: [
      {digest: digest.transaction, timestampMs: '1795192928317', checkpoint: '389214507'},
      {digest: digest.otherTransaction, timestampMs: '1795192928317', checkpoint: '389214507'},
    ],
  },
  sui_getTotalTransactionBlocks: {params: [], result: '8127440932'},
  sui_getEvents: {params: [digest.transaction], result: [event]},
  sui_getCheckpoint: {params: ['389214507'], result: checkpoint},
  sui_getCheckpoints: {params: ['389214506', 1, false], result: {data: [checkpoint], nextCursor: '389214507', hasNextPage: true}},
  sui_getLatestCheckpointSequenceNumber: {params: [], result: '389214507'},
  sui_getProtocolConfig: {
    params: ['137'],
    result: {
      minSupportedProtocolVersion: '1',
      maxSupportedProtocolVersion: '137',
      protocolVersion: '137',
      featureFlags: {enable_coin_registry: true, passkey_auth: true},
      attributes: {max_tx_size_bytes: {u64: '131072'}, max_arguments: {u32: '512'}, random_beacon_dkg_timeout_round: null},
    },
  },
  sui_getChainIdentifier: {params: [], result: '35834a8a'},
  sui_verifyZkLoginSignature: {
    params: [
      'bG9nIGluIHRvIHRoZSBncmVlbmhvdXNl',
      'BQNNMTczMTgwODkxMjU5NTI0MjE3MzYzNDIyNjM3MTc5MzI3MTk0Mzc3MTc4NDQyODI0MTAxODc5NTc5ODQ3NTE5Mzk5NDI4OTgyNTEyNTA=',
      'PersonalMessage',
      alice,
    ],
    result: {success: true, errors: []},
  },
  'rpc.discover': {params: [], result: {info: {version: '1.80.1'}}},
};
