/**
 * The HTTP routes of DeepBook's public indexer. Source: `crates/server/src/server.rs` and
 * `reader.rs` of MystenLabs/deepbookv3, commit 4ac0066 of 2026-08-07: `make_router`, the handlers
 * that it names, and `pyth/` and `admin/` beside them.
 */
import {activityEndpoints} from './activity';
import {marketEndpoints} from './market';
import {marginRoutes} from './margin';
import {marginEndpoints} from './margin-endpoints';
import type {Endpoint} from './model';
import {pythEndpoints} from './pyth-endpoints';

/** Routes with parameters and an answer of their own. */
export const endpoints: readonly Endpoint[] = [...marketEndpoints, ...activityEndpoints, ...marginEndpoints, ...pythEndpoints];

export {marginRoutes};

/** Routes of the source that the site does not describe, each with the reason. */
export const leftOut: Readonly<Record<string, string>> = {
  '/': 'answers with an empty body',
};

/**
 * Groups of routes that the site does not describe one by one, each with what the page says
 * instead.
 */
export const groupsLeftOut: Readonly<Record<string, {routes: readonly string[]; reason: string}>> = {
  '/admin': {
    routes: [
      'GET /admin/health',
      'POST /admin/pools',
      'PUT /admin/pools/{pool_id}',
      'DELETE /admin/pools/{pool_id}',
      'POST /admin/assets',
      'DELETE /admin/assets/{asset_type}',
    ],
    reason: 'change what the server knows of pools and coins, and take a token that only its operator has',
  },
};
