import {boolean, choice, field, inPath, inQuery, integer, list, map, number, object, text, tuple, type Endpoint} from './model';
import {lastDay, poolName} from './parameters';

const pool = object(
  field('pool_id', text, 'Object ID of the pool.'),
  field('pool_name', text, 'Name that other routes take.'),
  field('base_asset_id', text, 'Type of the base coin.'),
  field('base_asset_decimals', integer, 'Its decimals.'),
  field('base_asset_symbol', text, 'Its symbol.'),
  field('base_asset_name', text, 'Its name.'),
  field('quote_asset_id', text, 'Type of the quote coin.'),
  field('quote_asset_decimals', integer, 'Its decimals.'),
  field('quote_asset_symbol', text, 'Its symbol.'),
  field('quote_asset_name', text, 'Its name.'),
  field('min_size', integer, 'Least quantity of an order, in the smallest unit of the base coin.'),
  field('lot_size', integer, 'Step of quantities, in the same unit.'),
  field('tick_size', integer, 'Step of prices, as the order book stores them.'),
);

const asset = object(
  field('name', text, 'Name of the coin.'),
  field('asset_type', text, 'Its type.'),
  field('can_withdraw', choice('true'), 'Always the text "true".'),
  field('can_deposit', choice('true'), 'Always the text "true".'),
  field('unified_cryptoasset_id', text, 'Its number at CoinMarketCap.', {optional: true}),
  field('contractAddressUrl', text, 'Where an explorer shows its package.', {optional: true}),
  field('contractAddress', text, 'Its package.', {optional: true}),
);

const level = list(tuple(field('price', text, 'Price, in quote coins.'), field('quantity', text, 'Quantity, in base coins.')));

const intervals = ['1m', '5m', '15m', '30m', '1h', '4h', '1d', '1w'];

const millisecondRange = [
  inQuery('start_time', 'milliseconds', 'Begin of the range.', {default: '7 days before the end'}),
  inQuery('end_time', 'milliseconds', 'End of the range.', {default: 'now'}),
];

/** Pools, coins and prices. */
export const marketEndpoints: readonly Endpoint[] = [
  {path: '/get_pools', summary: 'All pools that the indexer follows.', source: 'index', parameters: [], response: list(pool)},
  {path: '/assets', summary: 'All coins that trade in those pools.', source: 'index', parameters: [], response: map('symbol', asset)},
  {
    path: '/ticker',
    summary: 'Last price and volume of each pool.',
    source: 'index',
    parameters: lastDay,
    response: map(
      'pool name',
      object(
        field('last_price', number, 'Price of the last trade within 24 hours; 0 without one.'),
        field('base_volume', number, 'Volume in base coins.'),
        field('quote_volume', number, 'Volume in quote coins.'),
        field('isFrozen', integer, 'Always 0.'),
      ),
    ),
  },
  {
    path: '/summary',
    summary: 'Each pool over the last 24 hours, with its best bid and ask at this moment.',
    source: 'both',
    parameters: [],
    response: list(
      object(
        field('trading_pairs', text, 'Name of the pool.'),
        field('base_currency', text, 'Its part before the underscore.'),
        field('quote_currency', text, 'Its part after the underscore.'),
        field('last_price', number, 'Price of the last trade; 0 without one.'),
        field('base_volume', number, 'Volume in base coins.'),
        field('quote_volume', number, 'Volume in quote coins.'),
        field('price_change_percent_24h', number, 'Change against the last price of the day before, in percent; 0 without one.'),
        field('highest_price_24h', number, 'Highest price.'),
        field('lowest_price_24h', number, 'Lowest price.'),
        field('highest_bid', number, 'Best bid; 0 if the book could not be read.'),
        field('lowest_ask', number, 'Best ask; 0 if the book could not be read.'),
      ),
    ),
  },
  {
    path: '/orderbook/{pool_name}',
    summary: 'Bids and asks of a pool, read from a full node when you ask.',
    source: 'chain',
    parameters: [
      poolName,
      inQuery('level', ['1', '2'], '1 for the best bid and ask alone.', {default: '2'}),
      inQuery('depth', 'integer', 'Prices of both sides together: half of them bids. 0 stands for 200; 1 is refused.', {default: '200'}),
    ],
    response: object(
      field('timestamp', text, 'When the server asked, in milliseconds.'),
      field('bids', level, 'Bids, the highest price first.'),
      field('asks', level, 'Asks, the lowest price first.'),
    ),
  },
  {
    path: '/ohclv/{pool_name}',
    summary: 'Candles of a pool, the newest first.',
    source: 'index',
    parameters: [
      poolName,
      inQuery('interval', intervals, 'Length of a candle.', {default: '1m'}),
      ...millisecondRange,
      inQuery('limit', 'integer', 'Most candles to return.', {default: '1000'}),
    ],
    response: object(
      field(
        'candles',
        list(
          tuple(
            field('time', integer, 'Begin of the candle, in milliseconds.'),
            field('open', number, 'First price.'),
            field('high', number, 'Highest price.'),
            field('low', number, 'Lowest price.'),
            field('close', number, 'Last price.'),
            field('volume', number, 'Volume in base coins.'),
          ),
        ),
        'One list for each candle; spans without a trade have none.',
      ),
    ),
  },
  {
    path: '/fees',
    summary: 'Fees of each pool in this epoch.',
    source: 'chain',
    parameters: [],
    response: map(
      'pool name',
      object(
        field('pool_id', text, 'Object ID of the pool.'),
        field('taker_fee', number, 'Fee of takers as a fraction: 0.001 is ten basis points.'),
        field('maker_fee', number, 'Fee of makers as a fraction.'),
        field('stake_required', number, 'DEEP to stake for lower taker fees.'),
      ),
    ),
  },
  {
    path: '/pool_created',
    summary: 'The creation event of each pool, with raw numbers.',
    source: 'index',
    parameters: [],
    response: list(
      object(
        field('event_digest', text, 'Digest of the transaction and number of the event in it.'),
        field('digest', text, 'Digest of the transaction.'),
        field('sender', text, 'Who created the pool.'),
        field('checkpoint', integer, 'Checkpoint of the transaction.'),
        field('checkpoint_timestamp_ms', integer, 'Its time, in milliseconds.'),
        field('package', text, 'Package that was called.'),
        field('pool_id', text, 'Object ID of the pool.'),
        field('taker_fee', integer, 'Fee of takers, times a billion.'),
        field('maker_fee', integer, 'Fee of makers, times a billion.'),
        field('tick_size', integer, 'Step of prices.'),
        field('lot_size', integer, 'Step of quantities.'),
        field('min_size', integer, 'Least quantity.'),
        field('whitelisted_pool', boolean, 'Whether the pool has no fees.'),
        field('treasury_address', text, 'Who got the creation fee.'),
      ),
    ),
  },
  {
    path: '/book_params_updated',
    summary: 'The last change of a pool’s steps and least size, or `null` if they are those of its creation.',
    source: 'index',
    parameters: [inQuery('pool_id', 'text', 'Object ID of the pool.', {required: true})],
    response: object(
      field('event_digest', text, 'Digest of the transaction and number of the event in it.'),
      field('digest', text, 'Digest of the transaction.'),
      field('sender', text, 'Sender of the transaction.'),
      field('checkpoint', integer, 'Checkpoint of the transaction.'),
      field('checkpoint_timestamp_ms', integer, 'Its time, in milliseconds.'),
      field('package', text, 'Package that was called.'),
      field('pool_id', text, 'Object ID of the pool.'),
      field('tick_size', integer, 'New step of prices.'),
      field('lot_size', integer, 'New step of quantities.'),
      field('min_size', integer, 'New least quantity.'),
      field('onchain_timestamp', integer, 'Time of the event, in milliseconds.'),
    ),
  },
  {
    path: '/deep_supply',
    summary: 'Supply of DEEP in its smallest unit, a millionth.',
    source: 'chain',
    parameters: [],
    response: integer,
  },
  {
    path: '/margin_supply',
    summary: 'What is lent to each pool of DeepBook Margin, in the smallest unit of its coin.',
    source: 'both',
    parameters: [],
    response: map('last part of the coin’s type', integer),
  },
  {
    path: '/get_net_deposits/{asset_ids}/{timestamp}',
    summary: 'Deposits into all balance managers less withdrawals, up to a moment, in the smallest unit.',
    source: 'index',
    parameters: [inPath('asset_ids', 'texts', 'Types of coins.'), inPath('timestamp', 'seconds', 'The moment.')],
    response: map('coin type', integer),
  },
];
