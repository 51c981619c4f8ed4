/**
 * The HTTP routes of DeepBook's public indexer. Source: `crates/server/src/server.rs` and `reader.rs` of
 * MystenLabs/deepbookv3, commit 4ac0066 of 2026-08-07: `make_router` and the handlers that it names.
 */
import {activityEndpoints} from './activity';
import {marketEndpoints} from './market';
import {marginRoutes} from './margin';
import {marginEndpoints} from './margin-endpoints';
import type {Endpoint} from './model';

/** Routes with parameters and an answer of their own. */
export const endpoints: readonly Endpoint[] = [...marketEndpoints, ...activityEndpoints, ...marginEndpoints];

export {marginRoutes};

/** Routes of the source that the site does not describe, each with the reason. */
export const leftOut: Readonly<Record<string, string>> = {
  '/': 'answers with an empty body',
};
