import {deepbookSdk} from '../../facts/deepbook';
import {publishedFrom} from './published-info';

const source = {repository: 'MystenLabs/deepbookv3', commit: '4ac0066c339150e86f28dc298500661bd2a4ac25', date: '2026-08-07'} as const;
const sdk = `@mysten/deepbook-v3 ${deepbookSdk}`;

/** The order book, its token, and the lending on top of it. */
export const deepbookPackages = publishedFrom(source, [
  {
    name: 'deepbook',
    label: 'DeepBookV3',
    folder: 'packages/deepbook',
    summary: 'The order book of Sui: pools that match limit and market orders, swaps, flash loans, balance managers and votes on fees.',
    about:
      'Your code calls two modules most of the time: `pool` for orders, swaps and loans, and `balance_manager` for the account that holds a trader’s coins. The other modules hold the parts of a pool, and some of their types come back from queries. Start with [DeepBookV3](/standards/deepbookv3), which has all addresses, or with [its design](/standards/deepbookv3/design); the [TypeScript SDK](/standards/deepbookv3-sdk) wraps most functions.',
    unpublished: ['pool::best_ask_price', 'pool::best_bid_price', 'pool::place_post_only_limit_order'],
    sdk,
  },
  {
    name: 'token',
    label: 'DEEP token',
    folder: 'packages/token',
    summary: 'The DEEP token of DeepBook: its coin type, and the treasury that can burn DEEP and never mint more.',
    about:
      'You need it for the type `deep::DEEP`, in which pools take fees and stakes. [What DEEP is for](/standards/deepbookv3#the-deep-token) is on the page about DeepBookV3.',
  },
  {
    name: 'deepbook_margin',
    label: 'DeepBook Margin',
    folder: 'packages/deepbook_margin',
    summary: 'Margin trading on DeepBookV3: lending pools for single assets, margin managers that borrow and trade, and liquidations.',
    about:
      'A trader works with `margin_manager`, which owns a balance manager and borrows for it, and trades through `pool_proxy`, since every order has to keep the account healthy. Lenders use `margin_pool`. How loans, health and liquidations work is in [DeepBook Margin](/standards/deepbook-margin), with a page for [managers](/standards/deepbook-margin/margin-manager), [pools](/standards/deepbook-margin/margin-pool), [orders](/standards/deepbook-margin/orders) and [liquidation](/standards/deepbook-margin/liquidation).\n\nVersions after the commit of these pages add functions that read prices from Pyth in its upgraded form; pages of them have to wait for their public source.',
    sdk,
  },
  {
    name: 'margin_liquidation',
    label: 'Margin liquidation vault',
    folder: 'packages/margin_liquidation',
    summary: 'A shared vault whose coins repay the loans of unhealthy margin managers; it keeps what the liquidations pay.',
    about:
      'Anybody can have the vault liquidate a margin manager whose risk ratio allows it, and the vault keeps the reward. Only traders that the holder of a `LiquidationAdminCap` has authorized may swap the coins that it received. [Liquidation](/standards/deepbook-margin/liquidation) explains when a position can be liquidated and what that pays.',
    sdk,
  },
]);
