import {setTimeout as wait} from 'node:timers/promises';
import {patience} from './patience';

/** Milliseconds between two questions. */
const interval = 50;

/**
 * Asks again and again until the answer is what is expected: what a page shows comes when the
 * machine gets to it.
 *
 * @param ask gives an answer; where it throws, it is asked again
 * @param expected what the answer equals, as by `toEqual`, asymmetric matchers included; or a
 *   function that throws while it is not right yet, such as one with an `expect` in it
 * @param guard milliseconds after which nothing is expected any more
 * @returns the answer that fits
 * @throws what was wrong with the last answer
 */
export function eventually<T>(ask: () => T | Promise<T>, expected: (answer: NoInfer<T>) => unknown, guard?: number): Promise<T>;
// eslint-disable-next-line @typescript-eslint/unified-signatures -- in a union with unknown a function would not know its argument
export function eventually<T>(ask: () => T | Promise<T>, expected: unknown, guard?: number): Promise<T>;
export async function eventually<T>(ask: () => T | Promise<T>, expected: unknown, guard = patience): Promise<T> {
  const fits =
    typeof expected === 'function'
      ? (expected as (answer: T) => unknown)
      : (answer: T) => {
          expect(answer).toEqual(expected);
        };
  const end = Date.now() + guard;
  for (;;) {
    try {
      const answer = await ask();
      await fits(answer);
      return answer;
    } catch (error) {
      if (Date.now() > end) throw error;
      await wait(interval);
    }
  }
}
