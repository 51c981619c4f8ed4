import {DataSyntaxError} from '../../src/samples/data/document';

/** Runs what must stop at a syntax error, and gives the error's line and message. */
export function dataSyntaxErrorOf(run: () => unknown): {line: number; message: string} {
  try {
    run();
  } catch (error) {
    if (error instanceof DataSyntaxError) return {line: error.line, message: error.message};
    throw error;
  }
  throw new Error('expected a syntax error, and the text was read');
}
