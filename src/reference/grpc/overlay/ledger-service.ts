import {networks} from '../../../facts/networks';
import {sampleNetwork, sampleVersion} from '../../../facts/sample-network';
import {alice, digests, long, type JsonObject, type ServiceOverlay} from './types';

const serverVersion = `sui-node/${sampleVersion}`;
const paths = (...names: readonly string[]): JsonObject => ({paths: names});
const sentBy = (address: string): JsonObject => ({terms: [{literals: [{sender: {address}}]}]});

const scanNote =
  'The server stops a filtered scan at its budget and ends the stream with `QUERY_END_REASON_SCAN_LIMIT`, which is no error: call again from the last `watermark.cursor`. A filter has at most 10 literals, and a request runs for 5 seconds at most; both are defaults of the node.';
const indexNote =
  'The node needs the indexes that [`rpc.enable-indexing`](/guides/operator/rpc-config) turns on. The range ends where the node was pruned.';

export const ledgerService: ServiceOverlay = {
  client: 'ledgerService',
  host: 'testnet',
  topic: 'Objects, transactions, checkpoints and epochs by key; filtered history',
  description: 'LedgerService of the Sui gRPC API: objects, transactions, checkpoints and epochs by key, and filtered history as streams.',
  intro: [
    'LedgerService answers questions about the ledger: what stood in an object at a version, what a transaction did, what a checkpoint holds. Lookups by key are unary; the three `List` methods scan history and stream what matches.',
    'A full node prunes. `GetServiceInfo` says how far back it reaches; older data is at an [archive](/references/fullnode-protocol#endpoints), which serves the same lookups by key, or in [GraphQL](/references/sui-graphql).',
  ],
  methods: {
    GetServiceInfo: {
      summary: 'Says which chain the node is on, how far it has executed, and how far back its data goes. Takes no argument.',
      notes: [
        'Call it first: it proves that you reached the chain you meant, and `lowest_available_checkpoint` bounds every other lookup. Below it, a full node answers `NOT_FOUND` for checkpoints, transactions and old object versions.',
        '`lowest_available_checkpoint_objects` is deprecated. Since release 1.66, it has the same value as `lowest_available_checkpoint`.',
      ],
      request: {},
      response: [
        {
          chainId: networks.testnet.chainDigest,
          chain: 'testnet',
          epoch: '1262',
          checkpointHeight: '389214507',
          timestamp: '2026-11-20T16:42:08.317Z',
          lowestAvailableCheckpoint: '377830112',
          lowestAvailableCheckpointObjects: '377830112',
          server: serverVersion,
        },
      ],
    },
    GetObject: {
      summary: 'Returns one object, live or at a version that you name.',
      notes: [
        'A deleted or wrapped object, and a version that was pruned, give `NOT_FOUND`. To find out which versions existed, use `objectVersions` of GraphQL.',
      ],
      mask: {root: 'Object', default: 'object_id,version,digest'},
      request: {object_id: '0x6', read_mask: paths('object_id', 'version', 'owner', 'object_type', 'json')},
      response: [
        {
          object: {
            objectId: long('6'),
            version: '389214493',
            owner: {kind: 'SHARED', version: '1'},
            objectType: `${long('2')}::clock::Clock`,
            json: {id: long('6'), timestamp_ms: '1795192928317'},
          },
        },
      ],
    },
    BatchGetObjects: {
      summary: 'Returns several objects in the order of the requests. Each result is an object or an error of its own.',
      notes: ['Only the `read_mask` of the batch counts; masks inside the single requests are ignored.'],
      mask: {root: 'Object', default: 'object_id,version,digest'},
      request: {requests: [{object_id: '0x6'}, {object_id: '0xdead'}], read_mask: paths('object_id', 'version', 'digest')},
      response: [
        {
          objects: [
            {object: {objectId: long('6'), version: '389214493', digest: digests.object}},
            {error: {code: 5, message: `Object ${long('dead')} not found`}},
          ],
        },
      ],
    },
    GetTransaction: {
      summary: 'Returns one executed transaction by digest: as little as its digest, or everything from inputs to balance changes.',
      mask: {root: 'ExecutedTransaction', default: 'digest'},
      notes: [
        'Below `transaction.kind`, a mask selects the whole kind or nothing: a deeper path is accepted and returns the whole payload ([issue 27548](https://github.com/MystenLabs/sui/issues/27548)).',
      ],
      request: {
        digest: digests.transaction,
        read_mask: paths('digest', 'effects.status', 'effects.gas_used', 'balance_changes', 'checkpoint'),
      },
      response: [
        {
          transaction: {
            digest: digests.transaction,
            effects: {
              status: {success: true},
              gasUsed: {computationCost: '1000000', storageCost: '1976000', storageRebate: '978120', nonRefundableStorageFee: '9880'},
            },
            checkpoint: '389214507',
            balanceChanges: [{address: alice, coinType: `${long('2')}::sui::SUI`, amount: '-1997880'}],
          },
        },
      ],
    },
    BatchGetTransactions: {
      summary: 'Returns several transactions in the order of the digests. Each result is a transaction or an error of its own.',
      mask: {root: 'ExecutedTransaction', default: 'digest'},
      request: {digests: [digests.transaction, digests.otherTransaction], read_mask: paths('digest', 'checkpoint', 'effects.status')},
      response: [
        {
          transactions: [
            {transaction: {digest: digests.transaction, effects: {status: {success: true}}, checkpoint: '389214507'}},
            {error: {code: 5, message: `Transaction ${digests.otherTransaction} not found`}},
          ],
        },
      ],
    },
    GetCheckpoint: {
      summary: 'Returns one checkpoint by sequence number or digest, or the latest one where you give neither.',
      notes: [
        'A mask that reaches into `transactions` or `objects` turns a small answer into all contents of the checkpoint, which can be megabytes. Paths such as `transactions.digest` keep it small.',
      ],
      mask: {root: 'Checkpoint', default: 'sequence_number,digest'},
      request: {
        sequence_number: '389214507',
        read_mask: paths('sequence_number', 'digest', 'summary.timestamp', 'summary.total_network_transactions'),
      },
      response: [
        {
          checkpoint: {
            sequenceNumber: '389214507',
            digest: digests.checkpoint,
            summary: {totalNetworkTransactions: '8127440932', timestamp: '2026-11-20T16:42:08.317Z'},
          },
        },
      ],
    },
    GetEpoch: {
      summary: 'Returns an epoch, the current one by default: its time span, reference gas price, protocol configuration and system state.',
      notes: ['`committee` and `system_state` are read only if the mask names them; `system_state` holds one entry for each validator.'],
      mask: {
        root: 'Epoch',
        default: 'epoch,first_checkpoint,last_checkpoint,start,end,reference_gas_price,protocol_config.protocol_version',
      },
      request: {read_mask: paths('epoch', 'reference_gas_price', 'start', 'system_state.validators.total_stake')},
      response: [
        {
          epoch: {
            epoch: '1262',
            systemState: {validators: {totalStake: '7412908331520477714'}},
            start: sampleNetwork.testnet.epochStart,
            referenceGasPrice: '1000',
          },
        },
      ],
    },
    ListCheckpoints: {
      summary: 'Streams the checkpoints of a range, all of them or those that hold a transaction which matches a filter.',
      notes: ['10 items by default, 100 at most.', scanNote, indexNote],
      mask: {root: 'Checkpoint', default: 'sequence_number,digest'},
      request: {
        start_checkpoint: '389214000',
        end_checkpoint: '389214020',
        options: {limit: 2},
        read_mask: paths('sequence_number', 'digest'),
      },
      response: [
        {
          checkpoint: {sequenceNumber: '389214000', digest: digests.checkpoint},
          watermark: {cursor: 'AAAAABcy+XA=', checkpoint: '389214000'},
        },
        {
          checkpoint: {sequenceNumber: '389214001', digest: digests.otherCheckpoint},
          watermark: {cursor: 'AAAAABcy+XE=', checkpoint: '389214001'},
          end: {reason: 'QUERY_END_REASON_ITEM_LIMIT'},
        },
      ],
    },
    ListTransactions: {
      summary: 'Streams the transactions of a range of checkpoints, all of them or those that match a filter.',
      notes: ['50 items by default, 500 at most.', scanNote, indexNote],
      mask: {root: 'ExecutedTransaction', default: 'digest'},
      request: {
        filter: sentBy(alice),
        options: {limit: 20, ordering: 'ORDERING_DESCENDING'},
        read_mask: paths('digest', 'checkpoint', 'effects.status'),
      },
      response: [
        {
          transaction: {digest: digests.transaction, effects: {status: {success: true}}, checkpoint: '389214507'},
          watermark: {cursor: 'AAAAABcy+2sAAAAB5G1wZA==', checkpoint: '389214508'},
        },
        {
          watermark: {cursor: 'AAAAABaFLWAAAAAB4d0YmA==', checkpoint: '377830112'},
          end: {reason: 'QUERY_END_REASON_CHECKPOINT_BOUND'},
        },
      ],
    },
    ListEvents: {
      summary: 'Streams the events of a range of checkpoints, all of them or those that match a filter.',
      notes: ['50 items by default, 1,000 at most.', scanNote, indexNote],
      mask: {root: 'Event', default: 'event_type'},
      request: {
        start_checkpoint: '389000000',
        filter: {terms: [{literals: [{event_type: {event_type: '0x3::validator::StakingRequestEvent'}}]}]},
        read_mask: paths('transaction_digest', 'event_index', 'sender', 'json'),
      },
      response: [
        {
          event: {
            sender: alice,
            json: {amount: '25000000000', epoch: '1262', pool_id: long('9001'), staker_address: alice, validator_address: long('7a11da')},
            transactionDigest: digests.transaction,
            eventIndex: 0,
          },
          watermark: {cursor: 'AAAAABcy+2sAAAAB5G1wZAAAAAA=', checkpoint: '389214506'},
        },
        {
          watermark: {cursor: 'AAAAABcy+2wAAAAB5G1xGwAAAAA=', checkpoint: '389214507'},
          end: {reason: 'QUERY_END_REASON_LEDGER_TIP'},
        },
      ],
    },
  },
};
