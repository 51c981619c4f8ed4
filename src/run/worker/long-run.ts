/** A run goes on: the machine may be slow, or the code may never end. */
export interface LongRun {
  type: 'long';
  seconds: number;
}

/** After how many seconds a run is called long. */
const long = 10;

/**
 * Tells after a while that a run goes on.
 *
 * @returns the timer, to be cleared when the run ends
 */
export const remindOfLong = (listen: (event: LongRun) => void): ReturnType<typeof setTimeout> =>
  setTimeout(() => {
    listen({type: 'long', seconds: long});
  }, long * 1000);
