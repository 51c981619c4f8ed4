/** A package as the reader's browser gets it. */
export interface RunnablePackage {
  name: string;
  /** Folder, from the repository's top. */
  dir: string;
  /** Path → text, `Move.toml` among them, without region marks. */
  files: Readonly<Record<string, string>>;
  /** Path → region → the line on which it begins. */
  regions: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The manifest that the compiler gets, with all addresses in one table. */
  manifest: string;
  /** Names of the framework's packages that it depends on. */
  system: readonly string[];
  /** Other packages that it depends on, in the builder's form. */
  local: readonly LocalPackage[];
}

/** A dependency as the package manager resolved it. */
export interface LocalPackage {
  name: string;
  edition: string;
  addressMapping: Record<string, string>;
  files: Record<string, string>;
}

/**
 * A module of the framework, and which others of it must be there for it to compile:
 * `sui::balance`.
 */
export interface FrameworkModule {
  text: string;
  uses: readonly string[];
}

/** A package of the framework, in parts, so that only what is used is compiled. */
export interface FrameworkParts {
  name: string;
  alias: string;
  address: string;
  modules: Readonly<Record<string, FrameworkModule>>;
}
