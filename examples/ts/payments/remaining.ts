// #region layout
import {bcs} from '@mysten/sui/bcs';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {nextWindow, windowAt} from './windows';

const Windowed = bcs.struct('Windowed', {
  limit: bcs.u256(),
  spent: bcs.u256(),
  anchorMs: bcs.option(bcs.u64()),
  index: bcs.u64(),
  window: bcs.enum('Window', {PeriodicMs: bcs.u64(), CalendarMonths: bcs.u8()}),
});

/** The fields of `sui::allowance::Allowance`, in the order in which they are stored. */
export const Allowance = bcs.struct('Allowance', {
  id: bcs.Address,
  funder: bcs.Address,
  spender: bcs.option(bcs.Address),
  app: bcs.option(bcs.string()),
  lifetimeCap: bcs.option(bcs.u256()),
  startMs: bcs.option(bcs.u64()),
  expirationMs: bcs.option(bcs.u64()),
  rateLimit: bcs.option(bcs.enum('RateLimit', {Windowed})),
  name: bcs.string(),
  currentSpend: bcs.u256(),
});

export type AllowanceState = (typeof Allowance)['$inferType'];
// #endregion layout

// #region remaining
const least = (a: bigint, b: bigint) => (a < b ? a : b);
const MOST = 2n ** 64n - 1n; // what one withdrawal can ask for

/** What the terms permit at a moment. The funder's balance may hold less. */
export function remaining(state: AllowanceState, nowMs: number): bigint {
  if (state.startMs !== null && nowMs < Number(state.startMs)) return 0n;
  if (state.expirationMs !== null && nowMs >= Number(state.expirationMs)) return 0n;

  let left = MOST;
  if (state.lifetimeCap !== null)
    left = least(left, BigInt(state.lifetimeCap) - BigInt(state.currentSpend));
  if (state.rateLimit !== null) {
    const {limit, spent, anchorMs, index, window} = state.rateLimit.Windowed;
    const isOver =
      anchorMs !== null && windowAt(Number(anchorMs), window, nowMs) > Number(index);
    left = least(left, BigInt(limit) - (isOver ? 0n : BigInt(spent)));
  }
  return left;
}

/** When the limit renews; `null` without a limit or before the first spend. */
export function renewsAt(state: AllowanceState, nowMs: number): Date | null {
  const rate = state.rateLimit?.Windowed;
  const anchorMs = rate?.anchorMs ?? null;
  if (!rate || anchorMs === null) return null;
  return new Date(nextWindow(Number(anchorMs), rate.window, nowMs));
}
// #endregion remaining

// #region read
export async function readAllowance(
  client: SuiGrpcClient,
  objectId: string,
): Promise<AllowanceState> {
  const {object} = await client.getObject({objectId, include: {content: true}});
  return Allowance.parse(object.content);
}
// #endregion read
