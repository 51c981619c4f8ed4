import {field, inPath, inQuery, integer, list, number, object, text, type Endpoint, type Field} from './model';
import {eventFields} from './event-fields';

const nullable = {nullable: true} as const;

/** What both lists of margin managers say of each. */
const managerAssets: readonly Field[] = [
  field('base_asset_id', text, 'Type of the base coin.', nullable),
  field('base_asset_symbol', text, 'Its symbol.', nullable),
  field('quote_asset_id', text, 'Type of the quote coin.', nullable),
  field('quote_asset_symbol', text, 'Its symbol.', nullable),
  field('base_margin_pool_id', text, 'Margin pool of the base coin.', nullable),
  field('quote_margin_pool_id', text, 'Margin pool of the quote coin.', nullable),
];

const positions = list(
  object(
    field('margin_manager_id', text, 'Object ID of the margin manager.'),
    field('pool', text, 'Name of its pool.'),
    field('base_asset_symbol', text, 'Symbol of the base coin.'),
    field('quote_asset_symbol', text, 'Symbol of the quote coin.'),
    field('base_asset', number, 'Base coins that the manager has.'),
    field('quote_asset', number, 'Quote coins that it has.'),
    field('base_debt', number, 'Base coins that it owes.'),
    field('quote_debt', number, 'Quote coins that it owes.'),
    field('base_asset_usd', number, 'The base coins in dollars.'),
    field('quote_asset_usd', number, 'The quote coins in dollars.'),
    field('base_debt_usd', number, 'The debt in base coins, in dollars.'),
    field('quote_debt_usd', number, 'The debt in quote coins, in dollars.'),
    field('total_debt_usd', number, 'Both debts, in dollars.'),
    field('net_value_usd', number, 'What it has, less what it owes.'),
    field('risk_ratio', number, 'Risk ratio of the position.'),
  ),
);

/** Routes of DeepBook Margin with parameters and an answer of their own. */
export const marginEndpoints: readonly Endpoint[] = [
  {
    path: '/margin_pool_created',
    summary: 'The creation event of each margin pool, the newest first. All of them: there is no range of time and no `limit`.',
    source: 'index',
    parameters: [inQuery('margin_pool_id', 'text', 'Only this margin pool.')],
    response: list(
      object(
        ...eventFields,
        field('margin_pool_id', text, 'Object ID of the margin pool.'),
        field('maintainer_cap_id', text, 'Capability of its maintainer.'),
        field('asset_type', text, 'Type of its coin.'),
        field('config_json', object(), 'Its configuration, as the event has it.'),
        field('onchain_timestamp', integer, 'Time of the event, in milliseconds.'),
      ),
    ),
  },
  {
    path: '/margin_managers_info',
    summary: 'Every margin manager with its pool, its coins and the margin pools of these coins.',
    source: 'index',
    parameters: [],
    response: list(
      object(
        field('margin_manager_id', text, 'Object ID of the margin manager.'),
        field('deepbook_pool_id', text, 'Pool that it trades in.', nullable),
        ...managerAssets,
      ),
    ),
  },
  {
    path: '/margin_manager_states',
    summary: 'The last recorded state of margin managers, the riskiest first and those without a risk ratio last.',
    source: 'index',
    parameters: [
      inQuery('max_risk_ratio', 'text', 'Only managers with at most this risk ratio, as a decimal number, and those without one.'),
      inQuery('deepbook_pool_id', 'text', 'Only managers of this pool.'),
      inQuery('pool', 'text', 'Only managers with these coins, as in SUI_USDC; ignored unless it has exactly one underscore.'),
    ],
    response: list(
      object(
        field('margin_manager_id', text, 'Object ID of the margin manager.'),
        field('deepbook_pool_id', text, 'Pool that it trades in.'),
        ...managerAssets,
        field('risk_ratio', text, 'Risk ratio, a decimal number.', nullable),
        field('base_asset', text, 'Base coins that it has, a decimal number.', nullable),
        field('quote_asset', text, 'Quote coins that it has.', nullable),
        field('base_debt', text, 'Base coins that it owes.', nullable),
        field('quote_debt', text, 'Quote coins that it owes.', nullable),
        field('base_pyth_price', integer, 'Price of the base coin at Pyth, without its decimals.', nullable),
        field('base_pyth_decimals', integer, 'Decimals of that price.', nullable),
        field('quote_pyth_price', integer, 'Price of the quote coin at Pyth.', nullable),
        field('quote_pyth_decimals', integer, 'Decimals of that price.', nullable),
        field('created_at', text, 'When the row was made, such as 2026-08-07 12:00:00.'),
        field('updated_at', text, 'When it changed last.'),
        field('current_price', text, 'Price of the pair, a decimal number.', nullable),
        field('lowest_trigger_above_price', text, 'Nearest trigger of a conditional order above the price.', nullable),
        field('highest_trigger_below_price', text, 'Nearest trigger below it.', nullable),
      ),
    ),
  },
  {
    path: '/portfolio/{wallet_address}',
    summary: 'What an address has in DeepBook Margin, with dollar values at the last traded prices in USDC.',
    source: 'index',
    parameters: [inPath('wallet_address', 'text', 'The address, with `0x` and all 64 digits; anything else is refused with status 400.')],
    response: object(
      field('margin_positions', positions, 'Margin managers of the address that have or owe something.'),
      field(
        'collateral_balances',
        list(
          object(
            field('asset', text, 'Symbol of the coin.'),
            field('balance', number, 'Deposits less withdrawals.'),
            field('balance_usd', number, 'The same in dollars.'),
          ),
        ),
        'Coins in the balance managers of its margin managers.',
      ),
      field(
        'lp_positions',
        list(
          object(
            field('margin_pool_id', text, 'Margin pool that it lends to.'),
            field('asset', text, 'Symbol of the coin.'),
            field('supplied', number, 'Supplied less withdrawn, without interest.'),
            field('shares', integer, 'Shares for it.'),
            field('supplied_usd', number, 'What was supplied, in dollars.'),
          ),
        ),
        'What it lends.',
      ),
      field(
        'summary',
        object(
          field('total_equity_usd', number, 'Sum of collateral, of what positions have, and of loans to pools.'),
          field('total_debt_usd', number, 'Sum of the debts.'),
          field('net_value_usd', number, 'The difference.'),
        ),
        'Totals in dollars.',
      ),
    ),
  },
];
