/** Path in the package → text. */
export type PackageFiles = Readonly<Record<string, string>>;

/** What can be asked of the compiler process. */
export type CompilerTask =
  /** Compile with lints on. `dependencies` is the builder's own JSON; see dependencies.ts. */
  | {task: 'compile'; files: PackageFiles; dependencies: string}
  /** Compile in test mode and run the unit tests. */
  | {task: 'test'; files: PackageFiles; dependencies: string}
  /**
   * Read a package's Move.toml; local dependencies are read from disk, from `dir`. Answers a {@link
   * ResolvedPackage}.
   */
  | {task: 'resolve'; files: PackageFiles; dir: string}
  /** Lay out Move source with prettier. */
  | {task: 'format'; text: string}
  /** The Sui version the compiler was built from. */
  | {task: 'version'};

/** A package's manifest, resolved by the real package manager. */
export interface ResolvedPackage {
  /** The manifest, rewritten with all addresses in one table. */
  manifest: string;
  /**
   * Its dependencies with their files, in the builder's own form; the framework's packages hold no
   * modules.
   */
  dependencies: {name: string; edition: string; addressMapping: Record<string, string>; files: Record<string, string>}[];
}

/** `ok` is false where the code at hand is wrong, and `output` then says why. */
export interface CompilerOutcome {
  ok: boolean;
  output: string;
}

/** Whoever does the tasks: the process of client.ts, or a stand-in in tests. */
export interface Compiler {
  send(task: CompilerTask): Promise<CompilerOutcome>;
}

/**
 * An answer carries the request's id. With a `fault`, the tool itself failed and the process is of
 * no further use.
 */
export type CompilerAnswer = {id: number} & (CompilerOutcome | {fault: string});
