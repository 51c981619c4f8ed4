import {alice, digests, long, type ServiceOverlay} from './types';

const frameNote = 'Frames without an item only move the watermark; on a quiet filter they come about every 25 checkpoints.';

export const subscriptionService: ServiceOverlay = {
  client: 'subscriptionService',
  host: 'testnet',
  topic: 'Live streams',
  description: 'SubscriptionService of the Sui gRPC API: live streams of checkpoints, transactions and events with filters on the server.',
  intro: [
    'SubscriptionService pushes what a full node executes, as it executes it. A stream starts at the tip and cannot be resumed: after a break, read the gap with the `List` method of [LedgerService](/references/fullnode-protocol/ledger-service) that takes the same filter, and subscribe again.',
    'Read frames without delay. A subscriber that falls behind is dropped, and the node closes long connections after 4 hours by default. One node takes 1,024 subscribers by default; the next one gets `UNAVAILABLE`.',
  ],
  methods: {
    SubscribeCheckpoints: {
      summary: 'Streams checkpoints as they are executed, all of them or those that hold a transaction which matches a filter.',
      notes: [
        'Without a filter, checkpoints come in order and without a gap. Store `cursor` once you have processed the frame: it is where a backfill starts.',
      ],
      mask: {root: 'Checkpoint', default: 'sequence_number,digest'},
      request: {read_mask: {paths: ['sequence_number', 'digest', 'summary.timestamp']}},
      response: [
        {
          cursor: '389214508',
          checkpoint: {sequenceNumber: '389214508', digest: digests.checkpoint, summary: {timestamp: '2026-11-20T16:42:08.561Z'}},
        },
        {
          cursor: '389214509',
          checkpoint: {sequenceNumber: '389214509', digest: digests.otherCheckpoint, summary: {timestamp: '2026-11-20T16:42:08.804Z'}},
        },
      ],
    },
    SubscribeTransactions: {
      summary: 'Streams transactions as they are executed, all of them or those that match a filter.',
      notes: [frameNote],
      mask: {root: 'ExecutedTransaction', default: 'digest'},
      request: {
        filter: {terms: [{literals: [{sender: {address: alice}}]}]},
        read_mask: {paths: ['digest', 'checkpoint', 'effects.status']},
      },
      response: [
        {
          transaction: {digest: digests.transaction, effects: {status: {success: true}}, checkpoint: '389214512'},
          watermark: {cursor: 'AAAAABcy+3AAAAAB5G1x8A==', checkpoint: '389214511'},
        },
        {watermark: {cursor: 'AAAAABcy+4kAAAAB5G2B4Q==', checkpoint: '389214537'}},
      ],
    },
    SubscribeEvents: {
      summary: 'Streams events as transactions emit them, all of them or those that match a filter.',
      notes: [
        frameNote,
        '`emit_module` is the module that was called, `event_type` the module that defines the event; they differ where one package calls another.',
      ],
      mask: {root: 'Event', default: 'event_type'},
      request: {
        filter: {terms: [{literals: [{emit_module: {module: '0x3::sui_system'}}]}]},
        read_mask: {paths: ['transaction_digest', 'event_index', 'event_type', 'json']},
      },
      response: [
        {
          event: {
            eventType: `${long('3')}::validator::StakingRequestEvent`,
            json: {amount: '25000000000', epoch: '1262', pool_id: long('9001'), staker_address: alice, validator_address: long('7a11da')},
            transactionDigest: digests.transaction,
            eventIndex: 0,
          },
          watermark: {cursor: 'AAAAABcy+3AAAAAB5G1x8AAAAAA=', checkpoint: '389214511'},
        },
      ],
    },
  },
};
