import {setTimeout as sleep} from 'node:timers/promises';
import {RpcError} from '@mysten/sui/grpc';

/**
 * Codes of failures that may pass. The transport reports a lost connection as INTERNAL,
 * or as DATA_LOSS in mid-answer.
 */
const transientCodes = [
  'UNAVAILABLE',
  'RESOURCE_EXHAUSTED',
  'DEADLINE_EXCEEDED',
  'INTERNAL',
  'DATA_LOSS',
  'UNKNOWN',
];

export const isTransient = (error: unknown): boolean =>
  error instanceof RpcError && transientCodes.includes(error.code);

/**
 * Milliseconds to wait after a number of failures: 250, 500, 1000 … at most 30 seconds,
 * less up to half at random.
 */
export function delayAfter(failures: number, random: () => number = Math.random): number {
  const full = Math.min(30_000, 250 * 2 ** (failures - 1));
  return Math.round(full * (1 - random() / 2));
}

/**
 * Repeats a call that has no effect of its own, or whose effect happens once however
 * often it is sent.
 */
export async function withRetry<T>(
  call: () => Promise<T>,
  wait: (milliseconds: number) => Promise<unknown> = sleep,
  attempts = 5,
): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await call();
    } catch (error) {
      if (!isTransient(error) || failures === attempts) throw error;
      await wait(delayAfter(failures));
    }
  }
}
