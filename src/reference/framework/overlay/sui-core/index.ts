import type {FunctionOverlay} from '../../overlay-types';
import {bag} from './bag';
import {balance} from './balance';
import {clock} from './clock';
import {coin} from './coin';
import {coinRegistry} from './coin-registry';
import {display} from './display';
import {dynamicField} from './dynamic-field';
import {dynamicObjectField} from './dynamic-object-field';
import {event} from './event';
import {kiosk} from './kiosk';
import {object} from './object';
import {packageModule} from './package';
import {random} from './random';
import {string} from './string';
import {table} from './table';
import {token} from './token';
import {transfer} from './transfer';
import {transferPolicy} from './transfer-policy';
import {txContext} from './tx-context';
import {vecMap} from './vec-map';

/**
 * Summaries and parameter names of all public functions of the 20 most used framework modules, by module and function.
 *
 * A summary is Markdown with inline code and nothing else: names and code of Move stand in backticks.
 *
 * Sources in MystenLabs/sui: `crates/sui-framework/packages/{sui-framework,move-stdlib}/sources` and the natives and verifiers in
 * `sui-execution/latest` as of 1b08d0f6b4 (2026-01-05); `balance.move` at 01c55f2324, `package.move` at 0368a1737c,
 * `dynamic_object_field.move` and the tests of `dynamic_field` after pull request 26248 (2026-04) for what came later.
 */
export const coreFunctions: Readonly<Record<string, Readonly<Record<string, FunctionOverlay>>>> = {
  'std::string': string,
  'sui::bag': bag,
  'sui::balance': balance,
  'sui::clock': clock,
  'sui::coin': coin,
  'sui::coin_registry': coinRegistry,
  'sui::display': display,
  'sui::dynamic_field': dynamicField,
  'sui::dynamic_object_field': dynamicObjectField,
  'sui::event': event,
  'sui::kiosk': kiosk,
  'sui::object': object,
  'sui::package': packageModule,
  'sui::random': random,
  'sui::table': table,
  'sui::token': token,
  'sui::transfer': transfer,
  'sui::transfer_policy': transferPolicy,
  'sui::tx_context': txContext,
  'sui::vec_map': vecMap,
};
