import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `bridge::limiter`. */
export const limiterModule: ModuleOverlay = {
  summary:
    'Caps the value, in US dollars, that may be claimed on Sui over each route within a rolling window of 24 hours, and records past claims. Dollars have eight decimals here: 100,000,000 is one dollar.',
  functions: {
    check_and_record_sending_transfer: {
      summary:
        'Adds the dollar value of a transfer to what its route has carried, and returns `true`; if that would exceed the limit, it returns `false` and adds nothing. Aborts with `ELimitNotFoundForRoute` if the route has no limit.',
    },
    get_route_limit: {
      summary:
        'Returns the limit of a route, in dollars with eight decimals. Aborts with `vec_map::EKeyDoesNotExist` if the route has none. The bridge hands out no reference to its limiter, so other packages cannot call it.',
    },
    new: {
      summary:
        'Creates the limiter with the limits that the bridge began with: five million dollars from Ethereum Mainnet to Sui Mainnet, and the largest `u64` for test networks, which is no limit in practice.',
    },
    update_route_limit: {summary: 'Sets the limit of a route and emits `UpdateRouteLimitEvent`.'},
  },
  types: {
    TransferLimiter: {
      summary: 'The limits of all routes to Sui and the sums they are compared with, kept in the state of the bridge.',
      fields: {
        transfer_limits: 'The limit of each route, in dollars with eight decimals.',
        transfer_records: 'What each route has carried in the last 24 hours. A route has no entry before its first transfer.',
      },
    },
    TransferRecord: {
      summary: 'What one route has carried, hour by hour, over up to 24 hours including the current one.',
      fields: {
        hour_head: 'The newest hour on record, counted from the start of 1970.',
        hour_tail: 'The oldest hour on record, counted in the same way.',
        per_hour_amounts: 'The dollar value for each hour from the oldest to the newest.',
        total_amount: 'The sum of all hours on record, which is what the limit applies to.',
      },
    },
    UpdateRouteLimitEvent: {
      summary: 'Emitted when the committee changes the limit of a route.',
      fields: {
        sending_chain: 'The network where the route with the new limit starts.',
        receiving_chain: 'The network where that route ends, which enforces the limit.',
        new_limit: 'The new limit, in dollars with eight decimals.',
      },
      emittedBy: ['bridge::execute_system_message'],
    },
  },
  errors: {
    ELimitNotFoundForRoute: {
      when: 'A claim comes over a route without a limit. All routes to Sui have had one from the start, so it takes a new route; transfers with a timestamp older than 48 hours are not checked.',
      raisedBy: ['bridge::claim_and_transfer_token', 'bridge::claim_token'],
      cure: 'Wait until the committee has set a limit for the route; the transfer stays approved.',
    },
  },
};
