import {choice, field, inPath, inQuery, integer, list, number, object, text, type Endpoint, type Field, type Parameter} from './model';

/** Source: `crates/server/src/pyth/`, whose routes `make_router` puts below `/pyth`. */
const price = (what: string): readonly Field[] => [
  field('price', text, `${what}, an integer to multiply by 10 to the power of \`expo\`.`),
  field('conf', text, 'Half the width of the confidence interval, in the same unit.'),
  field('expo', integer, 'The exponent, mostly negative.'),
  field('publish_time', integer, 'When the feed was updated, in seconds.'),
];

const prices = object(
  field(
    'parsed',
    list(
      object(
        field('id', text, 'Number of the feed.'),
        field('price', object(...price('The price')), 'The price at that time.'),
        field('ema_price', object(...price('The average')), 'The exponential moving average of the price.', {optional: true}),
        field('metadata', object(field('publish_time_us', text, 'When the feed was updated, in microseconds.')), 'More on the update.'),
      ),
    ),
    'A price for each feed, in the order of the request.',
  ),
);

const feeds: readonly Parameter[] = [
  inQuery('ids[]', 'integer', 'Number of a Pyth Pro feed. Repeat the parameter for more; `ids` is accepted, too.', {required: true}),
  inQuery('parsed', ['true'], 'Only parsed prices are served, so `false` is refused.', {default: 'true'}),
  inQuery('ignore_invalid_price_ids', 'boolean', 'Leave out feeds without a price instead of failing.', {default: 'false'}),
];

const resolutions = ['1', '2', '5', '15', '30', '60', '120', '240', '360', '720', 'D', 'W', 'M'];

const column = (name: string, summary: string): Field => field(name, list(number), summary);

/** Prices of Pyth Pro, which the server fetches with a key of its operator. */
export const pythEndpoints: readonly Endpoint[] = [
  {
    path: '/pyth/updates/price/latest',
    summary: 'The newest prices of some Pyth Pro feeds.',
    source: 'pyth',
    parameters: feeds,
    response: prices,
  },
  {
    path: '/pyth/updates/price/{publish_time}',
    summary: 'Prices of some Pyth Pro feeds at one moment.',
    source: 'pyth',
    parameters: [inPath('publish_time', 'seconds', 'The moment.'), ...feeds],
    response: prices,
  },
  {
    path: '/pyth/shims/tradingview/history',
    summary: 'Candles of one symbol in the form that TradingView’s charts read, passed on as Pyth’s History API gives them.',
    source: 'pyth',
    parameters: [
      inQuery('symbol', 'text', 'Symbol such as `Crypto.BTC/USD`; case does not count.', {required: true}),
      inQuery('resolution', resolutions, 'Length of a candle: minutes, or a day, week or month. `1D`, `1W` and `1M` work, too.', {
        required: true,
      }),
      inQuery('from', 'seconds', 'Begin of the range, moved up to the next full minute.', {required: true}),
      inQuery('to', 'seconds', 'End of the range, inclusive, moved down to a full minute.', {required: true}),
    ],
    response: object(
      field('s', choice('ok'), 'Always the text "ok"; anything else is answered with status 502.'),
      column('t', 'Begin of each candle, in seconds.'),
      column('o', 'First prices.'),
      column('h', 'Highest prices.'),
      column('l', 'Lowest prices.'),
      column('c', 'Last prices.'),
      column('v', 'Volumes.'),
    ),
  },
];
