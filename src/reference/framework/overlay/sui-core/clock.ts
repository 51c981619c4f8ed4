import type {FunctionOverlay} from '../../overlay-types';

/** Functions of `sui::clock`. */
export const clock: Readonly<Record<string, FunctionOverlay>> = {
  timestamp_ms: {
    summary:
      'Returns the time in milliseconds since the Unix epoch, as consensus set it with its latest commit; two calls in one transaction give the same value. Needs the shared `Clock` at `0x6`, which transactions may pass only by immutable reference.',
    params: ['clock'],
  },
};
