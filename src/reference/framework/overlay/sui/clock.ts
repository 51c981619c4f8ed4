import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::clock`. */
export const clockModule: ModuleOverlay = {
  summary:
    'The time of the network in milliseconds since 1970, read from the shared `Clock` object at address `0x6`. Take it as `&Clock`: a transaction that asks for a mutable reference is rejected.',
  functions: {
    timestamp_ms: {
      summary:
        'Returns the time in milliseconds since the Unix epoch, as consensus set it with its latest commit. Two calls in one transaction return the same value.',
      params: ['clock'],
    },
  },
  types: {
    Clock: {
      summary:
        'The one clock of the network, a shared object at `0x6` that the system created at genesis. Transactions may pass it only by immutable reference, so reading it does not hold up other readers.',
      fields: {
        id: 'The ID of the clock, `0x6`.',
        timestamp_ms: 'Milliseconds since the Unix epoch, set by a system transaction at every consensus commit.',
      },
    },
  },
  errors: {
    ENotSystemAddress: {
      when: 'The clock is created or set by a sender other than `0x0`. Both functions are private and called by the system alone.',
      raisedBy: [],
      cure: 'Read the clock instead of setting it; in unit tests, make one with `create_for_testing` and move it with `set_for_testing`.',
    },
  },
};
