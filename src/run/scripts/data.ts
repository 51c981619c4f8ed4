import type {CompiledModule} from '../../samples/typescript/offline/compile';

/** A TypeScript program as the reader's browser gets it. Paths are from `examples/`. */
export interface RunnableScript {
  entry: string;
  /** Path → text, without region marks. */
  files: Readonly<Record<string, string>>;
  /** Path → region → the line on which it begins. */
  regions: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Path → the module as it runs: nothing has to be compiled before a reader changes something. */
  modules: Readonly<Record<string, CompiledModule>>;
}
