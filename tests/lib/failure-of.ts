import {VFileMessage} from 'vfile-message';

/** Runs what must stop a page's compilation, and gives the message's line and reason. */
export function failureOf(run: () => unknown): {line: number | undefined; reason: string} {
  try {
    run();
  } catch (error) {
    if (error instanceof VFileMessage) return {line: error.line, reason: error.reason};
    throw error;
  }
  throw new Error('expected the page to fail, and it passed');
}
