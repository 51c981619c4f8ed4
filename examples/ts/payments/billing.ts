// #region due
import {ObjectError, SimulationError} from '@mysten/sui/client';
import type {Signer} from '@mysten/sui/cryptography';
import {RpcError, type SuiGrpcClient} from '@mysten/sui/grpc';
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

/** Collects at most once a day and once for a month. Throws only faults of our own. */
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
    if (isRefusal(error)) return 'refused';
    throw error; // Our side: a node is down, or the spender has no gas.
  }
}

/** Whether the chain refused the payment: it would fail, or the money isn't there. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof SimulationError)) return false;
  if (error.executionError) return true;
  const {cause} = error;
  return (
    cause instanceof RpcError &&
    cause.code === 'INVALID_ARGUMENT' &&
    cause.message.includes('Invalid withdraw reservation')
  );
}
// #endregion collect
