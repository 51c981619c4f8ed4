/**
 * Where the framework that comes with a protocol version has something for the first time; `later`
 * where no snapshot that was read has it.
 */
export type Arrival = number | 'later';

/** Names by the protocol version in which they arrived, or `later`. */
export type NamesByArrival = Readonly<Record<string, readonly string[]>>;

/**
 * When the parts of a module arrived. What came with the module itself, or with the package's first
 * snapshot, is left out.
 */
export interface ModuleArrivals {
  /**
   * The version in which the module arrived; left out where the package's first snapshot has it.
   */
  module?: number;
  /** Set where no snapshot has the module. */
  isLater?: boolean;
  functions?: NamesByArrival;
  types?: NamesByArrival;
  /** From which version on the sources mark the module as deprecated. */
  moduleDeprecated?: number;
  /** Functions by the version from which on the sources mark them as deprecated. */
  deprecated?: NamesByArrival;
}

/** By module. */
export type PackageArrivals = Readonly<Record<string, ModuleArrivals>>;

/**
 * What is known beyond the snapshots about something that arrived, or about when Mainnet switched
 * it on.
 */
export interface LaterFact {
  /** First release of the `sui` binaries that has it. */
  release?: string;
  /** First protocol version that has it. */
  protocol?: number;
  /** First protocol version of Mainnet in which it works, where the code was there before. */
  mainnet?: number;
}
