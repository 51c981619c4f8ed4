/**
 * Parameters that several routes read in the same way: `ParameterUtil` in
 * `crates/server/src/server.rs`.
 */
import {inPath, inQuery, type Parameter} from './model';

export const poolName = inPath('pool_name', 'text', 'Name of a pool, such as SUI_USDC; case counts.');
export const poolNames = inPath('pool_names', 'texts', 'Names of pools. Unknown ones are passed over, unless all are.');
export const balanceManagerId = inPath('balance_manager_id', 'text', 'ID of a balance manager.');

/** A range of seconds. `start` is what holds where the reader gives none. */
export const timeRange = (start: string): readonly Parameter[] => [
  inQuery('start_time', 'seconds', 'Begin of the range, inclusive.', {default: start}),
  inQuery('end_time', 'seconds', 'End of the range, inclusive.', {default: 'now'}),
];
export const lastDay = timeRange('24 hours before the end');

export const volumeInBase = inQuery('volume_in_base', 'boolean', 'Count the base coin instead of the quote coin.', {default: 'false'});
export const limit = (standard: string): Parameter => inQuery('limit', 'integer', 'Most rows to return.', {default: standard});
