import {existsSync, readFileSync} from 'node:fs';
import type {SourceProblem} from '../../lib/source-error';

/** An error as src/build/failures/keep.mjs writes it. */
export interface PlainError {
  name: string;
  message: string;
  stack?: string;
  problems?: readonly SourceProblem[];
}

/** How a run of Docusaurus failed. */
export interface Failure {
  /** What loaders told while they ran. */
  problems: readonly SourceProblem[];
  /** The error that ended the run, then what caused it. */
  errors: readonly PlainError[];
  /** Everything that is known, for --verbose. */
  details: readonly string[];
}

/**
 * Reads what a run left behind.
 *
 * @returns undefined where it left nothing, because a signal or the system ended it
 */
export const readFailure = (file: string): Failure | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Failure) : undefined;
