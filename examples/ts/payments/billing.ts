// #region due
import {ObjectError, SimulationError} from '@mysten/sui/client';
import type {Signer} from '@mysten/sui/cryptography';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {type OrderStore, signOnce} from '../production/once';
import {sendOrder} from '../production/send-order';
import {spend} from './allowance';
import {type AllowanceState, readAllowance, remaining} from './remaining';
import {windowAt} from './windows';

export interface Subscription {
  allowance: string;
  coinType: string;
  price: bigint;
  payee: string;
}

/** The number of the month to collect for, or null while nothing is due. */
export function monthDue(
  state: AllowanceState,
  price: bigint,
  nowMs: number,
): number | null {
  const rate = state.rateLimit?.Windowed;
  if (!rate) throw new Error('a subscription needs a rate limit');
  if (remaining(state, nowMs) < price) return null;
  return rate.anchorMs === null ? 0 : windowAt(Number(rate.anchorMs), rate.window, nowMs);
}
// #endregion due

// #region collect
export type Result = 'paid' | 'aborted' | 'unknown' | 'not due' | 'refused' | 'canceled';

/** Tries to collect once a day at most, and never twice for one month. */
export async function collect(
  client: SuiGrpcClient,
  spender: Signer,
  store: OrderStore,
  {allowance, coinType, price, payee}: Subscription,
  nowMs = Date.now(),
): Promise<Result> {
  try {
    const month = monthDue(await readAllowance(client, allowance), price, nowMs);
    if (month === null) return 'not due';
    const day = new Date(nowMs).toISOString().slice(0, 10);
    const key = `${allowance}:${month}:${day}`;
    const make = () => spend(allowance, coinType, price, payee);
    const order = await signOnce(client, spender, store, key, make);
    return await sendOrder(client, order);
  } catch (error) {
    if (error instanceof ObjectError && error.reason === 'notFound') return 'canceled';
    if (error instanceof SimulationError) return 'refused';
    throw error;
  }
}
// #endregion collect
