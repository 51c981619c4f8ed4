import type {CompiledModule} from '../../../samples/typescript/offline/compile';
import type {Shown} from './describe';

/** What the page asks of the worker, once. */
export interface ScriptTask {
  entry: string;
  /** Path → the module as the build compiled it. */
  modules: Readonly<Record<string, CompiledModule>>;
  /** Path → text of those that the reader has changed. */
  edited: Readonly<Record<string, string>>;
}

/** One call of `console.log`, or of another function like it. */
export interface Print {
  level: 'log' | 'warn' | 'error';
  values: readonly Shown[];
}

/** Why a program ended early, and the line that says so where it is known. */
export interface ScriptFailure {
  name: string;
  message: string;
  path?: string;
  line?: number;
}

/** Why a program could not be started. */
export type ScriptHindrance =
  /** This browser has no workers. */
  | 'unsupported'
  /** A policy of the site or of the browser refuses it. */
  | 'refused'
  /** A file did not come. */
  | 'missing';

/** What the worker tells the page. */
export type ScriptMessage =
  /** All is there, and the program runs. */
  | {type: 'running'}
  | {type: 'prints'; prints: readonly Print[]}
  /** The program printed more than is shown. */
  | {type: 'full'}
  /** Milliseconds. */
  | {type: 'done'; took: number}
  | {type: 'failed'; failure: ScriptFailure}
  | {type: 'hindered'; hindrance: ScriptHindrance; message: string};
