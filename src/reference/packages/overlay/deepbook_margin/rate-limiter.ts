import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `deepbook_margin::rate_limiter`. */
export const rateLimiterModule: ModuleOverlay = {
  summary:
    'Limits how fast suppliers can withdraw from a margin pool, as a bucket that withdrawals empty and time and deposits refill. The `RateLimiter` is inside a `MarginPool`, so callers read it through `margin_pool`.',
  functions: {
    capacity: {
      summary: 'Returns the most that the bucket can hold, in the smallest units of the asset. It is also the largest single withdrawal.',
    },
    is_enabled: {summary: 'Says whether the limit applies. While it is off, withdrawals of any size pass and nothing is counted.'},
    refill_rate_per_ms: {summary: 'Returns how many units of the asset become available again with each millisecond.'},
  },
  types: {
    RateLimiter: {
      summary:
        'A token bucket for one margin pool. It starts full; a withdrawal takes its amount out, and supplied coins put theirs back in, up to the capacity.',
      fields: {
        available: 'What could be withdrawn at the last change, before the refill since then.',
        last_updated_ms: 'When the bucket was last refilled, in milliseconds since the Unix epoch.',
        capacity: 'The size of the bucket in units of the asset.',
        refill_rate_per_ms: 'How many units each millisecond adds.',
        enabled: 'Whether withdrawals are checked and counted at all.',
      },
    },
  },
};
