/**
 * The HTTP routes of DeepBook's public indexer. Source: `crates/server/src/server.rs` and `reader.rs` of
 * MystenLabs/deepbookv3, commit 4ac0066 of 2026-08-07: `make_router` and the handlers that it names.
 */
import {activityEndpoints} from './activity';
import {marketEndpoints} from './market';
import {marginRoutes} from './margin';
import type {Endpoint} from './model';

/** Routes with parameters and an answer of their own. */
export const endpoints: readonly Endpoint[] = [...marketEndpoints, ...activityEndpoints];

export {marginRoutes};

/** Routes of the source that the site does not describe, each with the reason. */
export const leftOut: Readonly<Record<string, string>> = {
  '/': 'answers with an empty body',
  '/margin_pool_created': 'takes no time range, unlike the other events of margin pools',
  '/margin_managers_info': 'lists what /margin_manager_states says as well',
  '/margin_manager_states': 'its figures come from a poller with scales of its own',
  '/portfolio/{wallet_address}': 'a view for one application',
  '/referral_fee_events': 'an event of the order book without a page of ours yet',
  '/rebates_v2': 'an event of the order book without a page of ours yet',
};
