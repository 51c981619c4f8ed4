import type {Diagnostic} from '../../samples/move/diagnostics';
import type {RunnablePackage} from '../data';

/** Path → text of the package's Move files. */
export type MoveFiles = Readonly<Record<string, string>>;

/** What the page asks of the worker. */
export interface RunTask {
  id: number;
  /** Address of the framework's file. */
  framework: string;
  package: Pick<RunnablePackage, 'manifest' | 'system' | 'local'>;
  files: MoveFiles;
  /** Whether warnings and lints are wanted, too: for files that a reader has changed. */
  withWarnings: boolean;
}

/** A unit test that ran. */
export interface TestResult {
  /** `module::test` */
  name: string;
  passed: boolean;
  /**
   * Why it failed, in words, with the file and line that the runner names; `lacks` is a module of
   * which there is only an interface here, where the test called a function of it. `compares` is
   * true where the line is an `assert_eq!`, which prints its two values.
   */
  failure?: {message: string; code?: string; lacks?: string; path?: string; line?: number; compares?: boolean};
}

/** What came of building and testing a package. */
export interface RunOutcome {
  tests: TestResult[];
  /** What the compiler said; the package did not compile where an error is among them. */
  diagnostics: Diagnostic[];
  /** Whether the package prints, which shows nothing here. */
  prints?: boolean;
  /** Milliseconds. */
  took: number;
}

/** Why the compiler could not be had. */
export type Hindrance =
  /** This browser has no WebAssembly. */
  | 'unsupported'
  /** A policy of the site or of the browser refuses it. */
  | 'refused'
  /** A file did not come. */
  | 'missing'
  /** It ended unexpectedly. */
  | 'failed';

/** What the worker tells the page. */
export type RunMessage = {id: number} & (
  | {type: 'progress'; loaded: number}
  /** All is there, and the package is built and tested. */
  | {type: 'running'}
  | {type: 'done'; outcome: RunOutcome}
  | {type: 'hindered'; hindrance: Hindrance; message: string}
);
