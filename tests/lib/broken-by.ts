import {BrokenAssumption} from '../../src/lib/assumption';

/** Runs what must find an assumption broken, and gives the message. */
export function brokenBy(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof BrokenAssumption) return error.message;
    throw error;
  }
  throw new Error('expected an assumption to be broken, and all of them held');
}
