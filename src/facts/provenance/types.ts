/** A day, as in `2026-11-22`. */
export type Day = `${number}-${number}-${number}`;

/**
 * Where a figure was read. A page is named where nothing that can be checked out or installed has
 * the figure. `copyOf` says what a repository under another name is a copy of.
 */
export type Source =
  | {repository: string; commit: string; paths: readonly string[]; copyOf?: string}
  | {package: string; version: string; file?: string}
  | {page: string};

/**
 * Who can find out whether a figure still holds: a test, from a package that is pinned;
 * `npm run staleness`, from the registry, a checkout of the sources or a network; or a person
 * alone.
 */
export type Checker = 'package' | 'registry' | 'source' | 'network' | 'person';

/** Where a figure or a group of figures comes from. */
export interface Origin {
  source: Source;
  /** Further places that say the same, or that a part of a group comes from. */
  also?: readonly Source[];
  /**
   * The version that the figure was read in, and for which it holds: "protocol 135",
   * "mainnet-v1.78.1".
   */
  holds: string;
  /** When it was read. */
  read: Day;
  /**
   * What the source says, in short, with every number of the figure: a figure that changes has to
   * be read again.
   */
  says?: string;
  checkedBy: Checker;
}

/** One unit for a whole group, or one for each figure in it. */
export type UnitsOf<Values> = string | {readonly [Name in keyof Values]: Values[Name] extends object ? UnitsOf<Values[Name]> : string};

/** A figure, or a group of figures with one origin. */
export type Provenance<Values = string> = Origin & {unit: UnitsOf<Values>};

/**
 * What has to be said of the values of a file: for each figure its origin, or one origin for a
 * group. A figure that is in neither does not compile, and neither does one that is no longer
 * there.
 */
export type ProvenanceOf<Values> = {
  readonly [Name in keyof Values]: Provenance<Values[Name]> | (Values[Name] extends object ? ProvenanceOf<Values[Name]> : never);
};

export const sui = (commit: string, ...paths: string[]): Source => ({repository: 'MystenLabs/sui', commit, paths});

export const snapshotFolder = 'crates/sui-protocol-config/src/snapshots';

/** The snapshot of the protocol's configuration on a network at a version. */
export const snapshotFile = (network: 'Mainnet' | 'Testnet', version: number): string =>
  `${snapshotFolder}/sui_protocol_config__test__${network}_version_${version}.snap`;

/**
 * The sources of release 1.81 as a public copy under another name has them: its paths say `rtd`
 * where Sui's say `sui`.
 */
export const renamedCopy = (...paths: string[]): Source => ({
  repository: 'LinkUVerse/rtd',
  commit: '7098077d8d',
  copyOf: "the sources of Sui's release 1.81",
  paths: paths.map((path) => path.replaceAll('sui', 'rtd')),
});
