import type {PackageOverlay} from '../overlay-types';

const closed = 'DeepBook V2 is closed and the call always aborts; trade on DeepBookV3.';

const allClosed = (names: readonly string[]): Readonly<Record<string, string>> => Object.fromEntries(names.map((name) => [name, closed]));

/** Our texts about the modules of `deepbook`, which is DeepBook V2. */
export const deepbook: PackageOverlay = {
  clob: {
    summary:
      'The first order book module of DeepBook, in which orders can only be canceled and funds withdrawn. It was replaced by `clob_v2` before version 2 as a whole was closed.',
    deprecatedFunctions: allClosed([
      'create_account',
      'create_pool',
      'deposit_base',
      'deposit_quote',
      'place_limit_order',
      'place_market_order',
      'swap_exact_base_for_quote',
      'swap_exact_quote_for_base',
    ]),
  },
  clob_v2: {
    summary:
      'The order book of DeepBook V2: pools with bids and asks, kept so that orders can be canceled, funds withdrawn and old state read. New pools, deposits, swaps and orders abort; DeepBookV3 takes them.',
    deprecatedFunctions: allClosed([
      'create_account',
      'create_customized_pool',
      'create_customized_pool_v2',
      'create_customized_pool_with_return',
      'create_pool',
      'create_pool_with_return',
      'deposit_base',
      'deposit_quote',
      'matched_order_metadata_info',
      'place_limit_order',
      'place_limit_order_with_metadata',
      'place_market_order',
      'place_market_order_with_metadata',
      'swap_exact_base_for_quote',
      'swap_exact_base_for_quote_with_metadata',
      'swap_exact_quote_for_base',
      'swap_exact_quote_for_base_with_metadata',
    ]),
  },
  critbit: {
    summary: 'The search tree that holds the price levels of one side of an order book in ascending order of price.',
  },
  custodian: {
    summary: 'Balances of traders in the pools of the first module, `clob`, split into what is free and what open orders lock up.',
    deprecatedFunctions: allClosed(['mint_account_cap']),
  },
  custodian_v2: {
    summary:
      'Balances of traders in the pools of `clob_v2`, and the account capabilities that give access to them. The owner of an account can create further capabilities that may trade and withdraw but not create others.',
  },
  math: {
    summary: 'Multiplication and division of prices and quantities, which are integers scaled by one billion.',
  },
  order_query: {
    summary: 'Reads the open orders of a `clob_v2` pool page by page, with up to 100 orders on a page.',
  },
};
