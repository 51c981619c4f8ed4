import {delayAfter, isTransient} from '../grpc/with-retry';
import {indexOnce, type Store} from './index-sales';
import type {Source} from './source';

// #region run
/** Indexes until `signal` is aborted. Ends with an error that waiting won't cure. */
export async function run(
  source: Source,
  store: Store,
  wait: (milliseconds: number) => Promise<unknown>,
  signal: AbortSignal,
): Promise<void> {
  for (let failures = 0; !signal.aborted;) {
    try {
      const more = await indexOnce(source, store);
      failures = 0;
      if (!more) await wait(1_000);
    } catch (error) {
      if (!isTransient(error)) throw error;
      failures += 1;
      await wait(delayAfter(failures));
    }
  }
}
// #endregion run
