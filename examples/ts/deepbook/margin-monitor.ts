import {mainnetPools} from '@mysten/deepbook-v3';
import type {DeepBookClient} from '@mysten/deepbook-v3';
import {ask} from './indexer';
import {alarmFor, type Alarm, type Limits} from './margin-alarms';

// #region enumerate
/** A margin manager as the indexer lists it. */
interface Listed {
  margin_manager_id: string;
  deepbook_pool_id: string | null;
}

/** IDs of all margin managers of a pool. The indexer names candidates, nothing more. */
export async function managersOf(poolId: string): Promise<string[]> {
  const all = await ask<Listed[]>('/margin_managers_info');
  return all
    .filter(({deepbook_pool_id}) => deepbook_pool_id === poolId)
    .map(({margin_manager_id}) => margin_manager_id);
}
// #endregion enumerate

// #region age
/** Seconds since the older of two prices arrived. The read returns a time, no age. */
export async function priceAge(book: DeepBookClient, coins: string[]) {
  const arrivals = await Promise.all(
    coins.map((coin) => book.getPriceInfoObjectAge(coin)),
  );
  return Date.now() / 1_000 - Math.min(...arrivals);
}
// #endregion age

// #region pass
/** One pass over a pool: states are read in small groups, one group after the other. */
export async function watch(
  book: DeepBookClient,
  poolKey: string,
  own: Omit<Limits, 'liquidation'>,
): Promise<Map<string, Alarm>> {
  const pool = mainnetPools[poolKey];
  if (pool === undefined) throw new Error(`no pool named ${poolKey}`);
  const limits = {...own, liquidation: await book.getLiquidationRiskRatio(poolKey)};
  const age = await priceAge(book, [pool.baseCoin, pool.quoteCoin]);
  const alarms = new Map<string, Alarm>();
  const ids = await managersOf(pool.address);
  for (let start = 0; start < ids.length; start += 10) {
    const group = ids.slice(start, start + 10);
    const states = await book
      .getMarginManagerStates(Object.fromEntries(group.map((id) => [id, poolKey])))
      .catch(() => undefined);
    for (const id of group) {
      const state = states?.[id];
      const hasDebt =
        state === undefined || Number(state.baseDebt) > 0 || Number(state.quoteDebt) > 0;
      const ratio = state === undefined ? {} : {riskRatio: state.riskRatio};
      alarms.set(id, alarmFor({...ratio, priceAge: age, hasDebt}, limits));
    }
  }
  return alarms;
}
// #endregion pass
