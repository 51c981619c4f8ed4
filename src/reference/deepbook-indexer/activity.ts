import {boolean, choice, field, inPath, inQuery, integer, list, map, number, object, text, type Endpoint, type Field} from './model';
import {eventFields} from './event-fields';
import {balanceManagerId, lastDay, limit, poolName, poolNames, timeRange, volumeInBase} from './parameters';

const quantities: readonly Field[] = [
  field('price', number, 'Price of the order, in quote coins.'),
  field('original_quantity', number, 'Quantity as placed, in base coins; what it was before, in an update of kind `Modified`.'),
  field('filled_quantity', number, 'Quantity that had traded by then.'),
  field('remaining_quantity', number, 'What was left: as placed, as modified, or what was canceled.'),
];

const ofManager = list(integer);

/** Trades, orders and volumes. */
export const activityEndpoints: readonly Endpoint[] = [
  {
    path: '/trades/{pool_name}',
    summary: 'Fills of a pool, the newest first.',
    source: 'index',
    parameters: [
      poolName,
      ...lastDay,
      limit('1'),
      inQuery('balance_manager_id', 'text', 'Only fills with this balance manager on either side.'),
      inQuery('maker_balance_manager_id', 'text', 'Only fills with this maker.'),
      inQuery('taker_balance_manager_id', 'text', 'Only fills with this taker.'),
    ],
    response: list(
      object(
        field('event_digest', text, 'Digest of the transaction and number of the event in it: unique.'),
        field('digest', text, 'Digest of the transaction.'),
        field('trade_id', text, 'Sum of both order IDs without their highest bit.'),
        field('maker_order_id', text, 'Order that rested.'),
        field('taker_order_id', text, 'Order that came.'),
        field('maker_client_order_id', text, 'The maker’s own number.'),
        field('taker_client_order_id', text, 'The taker’s own number.'),
        field('maker_balance_manager_id', text, 'Balance manager of the maker.'),
        field('taker_balance_manager_id', text, 'Balance manager of the taker.'),
        field('price', number, 'Price, in quote coins.'),
        field('base_volume', number, 'Base coins that changed hands.'),
        field('quote_volume', number, 'Quote coins that changed hands.'),
        field('timestamp', integer, 'Time of the checkpoint, in milliseconds.'),
        field('type', choice('buy', 'sell'), 'What the taker did.'),
        field('taker_is_bid', boolean, 'The same as a boolean.'),
        field('taker_fee', number, 'Fee of the taker.'),
        field('maker_fee', number, 'Fee of the maker.'),
        field('taker_fee_is_deep', boolean, 'Whether the taker paid DEEP; otherwise the coin that they gave.'),
        field('maker_fee_is_deep', boolean, 'Whether the maker paid DEEP; otherwise the coin that they gave.'),
      ),
    ),
  },
  {
    path: '/order_updates/{pool_name}',
    summary: 'What happened to orders of a pool besides fills, the newest first.',
    source: 'index',
    parameters: [
      poolName,
      ...lastDay,
      limit('1'),
      inQuery('status', ['Placed', 'Modified', 'Canceled', 'Expired'], 'Only updates of this kind.'),
      inQuery('balance_manager_id', 'text', 'Only orders of this balance manager.'),
    ],
    response: list(
      object(
        field('order_id', text, 'ID of the order.'),
        field('balance_manager_id', text, 'Whose order it is.'),
        field('type', choice('buy', 'sell'), 'Its side.'),
        field('status', choice('Placed', 'Modified', 'Canceled', 'Expired'), 'What happened.'),
        ...quantities,
        field('timestamp', integer, 'Time of the checkpoint, in milliseconds.'),
      ),
    ),
  },
  {
    path: '/orders/{pool_name}/{balance_manager_id}',
    summary: 'Orders of a balance manager with their last known state, the last changed first.',
    source: 'index',
    parameters: [
      poolName,
      balanceManagerId,
      ...timeRange('7 days before the end'),
      limit('1000'),
      inQuery('status', 'texts', 'Only orders in these states, of the five that `current_status` has.'),
    ],
    response: list(
      object(
        field('order_id', text, 'ID of the order.'),
        field('balance_manager_id', text, 'Whose order it is.'),
        field('type', choice('buy', 'sell'), 'Its side.'),
        field('current_status', choice('placed', 'partially_filled', 'filled', 'canceled', 'expired'), 'Its state.'),
        ...quantities,
        field('placed_at', integer, 'When it was placed, in milliseconds.'),
        field('last_updated_at', integer, 'When it changed last, in milliseconds.'),
      ),
    ),
  },
  {
    path: '/historical_volume/{pool_names}',
    summary: 'Volume of some pools, in the smallest unit.',
    source: 'index',
    parameters: [poolNames, ...lastDay, volumeInBase],
    response: map('pool name', integer),
  },
  {
    path: '/all_historical_volume',
    summary: 'Volume of all pools, in the smallest unit.',
    source: 'index',
    parameters: [...lastDay, volumeInBase],
    response: map('pool name', integer),
  },
  {
    path: '/historical_volume_by_balance_manager_id/{pool_names}/{balance_manager_id}',
    summary: 'Volume of one balance manager, in the smallest unit: a list of what it traded as maker and as taker.',
    source: 'index',
    parameters: [poolNames, balanceManagerId, ...lastDay, volumeInBase],
    response: map('pool name', ofManager),
  },
  {
    path: '/historical_volume_by_balance_manager_id_with_interval/{pool_names}/{balance_manager_id}',
    summary: 'The same, for each span of time that ends within the range.',
    source: 'index',
    parameters: [
      poolNames,
      balanceManagerId,
      ...lastDay,
      volumeInBase,
      inQuery('interval', 'seconds', 'Length of a span.', {default: '3600'}),
    ],
    response: map('span, such as "[1795000000, 1795003600]"', map('pool name', ofManager)),
  },
  {
    path: '/trade_count',
    summary: 'Number of fills in all pools.',
    source: 'index',
    parameters: lastDay,
    response: integer,
  },
  {
    path: '/deposited_assets/{balance_manager_ids}',
    summary: 'Coins that balance managers have ever been given.',
    source: 'index',
    parameters: [inPath('balance_manager_ids', 'texts', 'IDs of balance managers.')],
    response: list(
      object(
        field('balance_manager_id', text, 'As asked.'),
        field('assets', list(text), 'Types of coins, without `0x`; empty if there are none.'),
      ),
    ),
  },
  {
    path: '/get_points',
    summary: 'Points of addresses.',
    source: 'index',
    parameters: [inQuery('addresses', 'texts', 'Addresses; without any, the answer is empty.')],
    response: list(object(field('address', text, 'As asked.'), field('total_points', integer, 'Its points, 0 if it is unknown.'))),
  },
  {
    path: '/rebates_v2',
    summary: 'Rebates that balance managers claimed, the newest first, in the smallest unit.',
    source: 'index',
    parameters: [
      inQuery('start_time', 'seconds', 'Begin of the range, inclusive.', {default: 'the first event'}),
      inQuery('end_time', 'seconds', 'End of the range, inclusive.', {default: 'no end'}),
      limit('10000000'),
      inQuery('balance_manager_id', 'text', 'Only rebates of this balance manager.'),
    ],
    response: list(
      object(
        ...eventFields,
        field('pool_id', text, 'Pool that paid.'),
        field('balance_manager_id', text, 'Who claimed.'),
        field('epoch', integer, 'Epoch of the claim.'),
        field('claim_base', integer, 'Base coins paid.'),
        field('claim_quote', integer, 'Quote coins paid.'),
        field('claim_deep', integer, 'DEEP paid.'),
      ),
    ),
  },
  {
    path: '/referral_fee_events',
    summary: 'Fees that fills earned for referrals of pools, the newest first, in the smallest unit.',
    source: 'index',
    parameters: [
      ...lastDay,
      limit('1'),
      inQuery('pool_id', 'text', 'Only fees of this pool.'),
      inQuery('referral_id', 'text', 'Only fees of this referral.'),
    ],
    response: list(
      object(
        ...eventFields,
        field('pool_id', text, 'Pool of the fill.'),
        field('referral_id', text, 'Object ID of the referral.'),
        field('base_fee', integer, 'Fee in base coins.'),
        field('quote_fee', integer, 'Fee in quote coins.'),
        field('deep_fee', integer, 'Fee in DEEP.'),
      ),
    ),
  },
  {
    path: '/status',
    summary: 'How far the indexer is behind the chain.',
    source: 'both',
    parameters: [
      inQuery('max_checkpoint_lag', 'integer', 'Checkpoints from which on the state is UNHEALTHY.', {default: '100'}),
      inQuery('max_time_lag_seconds', 'integer', 'Seconds from which on the state is UNHEALTHY.', {default: '60'}),
    ],
    response: object(
      field('status', choice('OK', 'UNHEALTHY'), 'OK if both lags are below your limits.'),
      field('latest_onchain_checkpoint', integer, 'Newest checkpoint of the full node.'),
      field('current_time_ms', integer, 'Clock of the server, in milliseconds.'),
      field('earliest_checkpoint', integer, 'Checkpoint of the pipeline that is furthest behind.'),
      field('max_lag_pipeline', text, 'Name of that pipeline.'),
      field('max_checkpoint_lag', integer, 'Its lag in checkpoints.'),
      field('max_time_lag_seconds', integer, 'Largest lag in seconds.'),
      field(
        'pipelines',
        list(
          object(
            field('pipeline', text, 'Name.'),
            field('indexed_checkpoint', integer, 'Last checkpoint that it has indexed.'),
            field('indexed_epoch', integer, 'Epoch of that checkpoint.'),
            field('indexed_timestamp_ms', integer, 'Time of that checkpoint.'),
            field('checkpoint_lag', integer, 'Checkpoints behind.'),
            field('time_lag_seconds', integer, 'Seconds behind.'),
            field('latest_onchain_checkpoint', integer, 'As above.'),
            field('is_backfill', boolean, 'Whether it fills in the past; such ones do not count for the state.'),
          ),
        ),
        'The pipelines, one for each kind of event.',
      ),
    ),
  },
];
