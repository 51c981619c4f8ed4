import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::accumulator_settlement`. */
export const accumulatorSettlementModule: ModuleOverlay = {
  summary:
    'Applies the deposits and withdrawals of executed transactions to address balances, and new events to authenticated event streams. Only system transactions call it.',
  types: {
    EventStreamHead: {
      summary:
        'The state of an authenticated event stream, kept under the `AccumulatorRoot` for each package that emits with `event::emit_authenticated`. A light client checks events against it.',
      fields: {
        mmr: 'The peaks of a Merkle mountain range over all events of the stream; 0 marks an empty place.',
        checkpoint_seq: 'The sequence number of the checkpoint in which the stream last grew.',
        num_events: 'How many events the stream has in total.',
      },
    },
  },
  errors: {
    ENotSystemAddress: {
      when: 'Settlement is attempted by a sender other than `0x0`. Its functions are private, so only system transactions reach them.',
      raisedBy: [],
      cure: 'Leave settlement to the validators; no transaction of a user needs to start it.',
    },
    EInvalidSplitAmount: {
      when: 'Settlement books a deposit and a withdrawal for one entry at the same time, or neither, or withdraws from an entry that does not exist. The validators net the amounts beforehand, so users never meet it.',
      raisedBy: [],
      cure: 'Treat it as a fault of the network and report it.',
    },
  },
};
