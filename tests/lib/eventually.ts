import {setTimeout as wait} from 'node:timers/promises';
import {patience} from './patience';

/** Milliseconds between two questions. */
const interval = 50;

/** An answer, whole or by asymmetric matchers; or a function that throws while the answer is not right yet. */
type Expected<T> = ((answer: T) => unknown) | object | string | number | boolean | null | undefined;

/**
 * Asks again and again until the answer is what is expected: what a page shows comes when the machine gets to it.
 *
 * @param ask gives an answer; where it throws, it is asked again
 * @param expected what the answer equals, as by `toEqual`, asymmetric matchers included; or a function that throws while it is not
 *   right yet, such as one with an `expect` in it
 * @param guard milliseconds after which nothing is expected any more
 * @returns the answer that fits
 * @throws what was wrong with the last answer
 */
export async function eventually<T>(ask: () => T | Promise<T>, expected: Expected<T>, guard = patience): Promise<T> {
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
