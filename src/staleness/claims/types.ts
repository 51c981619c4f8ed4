import type {Chain} from '../source/snapshots';

/** A feature that pages say is on since a version of the protocol. */
export interface SinceClaim {
  kind: 'since';
  /** The feature, as a row of the table names it. */
  subject: string;
  chain: Chain;
  /** The flag of the protocol's configuration. */
  flag: string;
  /** How pages say it; a group catches the version. */
  says: readonly RegExp[];
}

/** A figure of src/facts that is the first version with a feature. */
export interface SinceFigureClaim {
  kind: 'since-figure';
  /** `mainnetSince.initOnUpgrade` */
  figure: string;
  chain: Chain;
  /** The flag, or a value that is there since then. */
  flag: string;
}

/**
 * A feature that pages may name only with the version it needs, as long as the documented version
 * lacks it.
 */
export interface NeedsClaim {
  kind: 'needs';
  subject: string;
  chain: Chain;
  flag: string;
  /** How pages name the feature. */
  names: RegExp;
  /** Figures that tell the version or the release: a page that shows one of them has said it. */
  toldBy?: readonly string[];
}

/** A figure of src/facts that is a value of the protocol's configuration. */
export interface FigureClaim {
  kind: 'figure';
  /** `protocol.transaction.commands` */
  figure: string;
  chain: Chain;
  key: string;
  /**
   * What the figure is, given the value: the largest that is allowed is one less than a bound that
   * is not.
   */
  from?: (value: number) => number;
}

/** A constant of a Rust file that a figure of src/facts repeats. */
export interface ConstantClaim {
  kind: 'constant';
  figure: string;
  file: string;
  name: string;
}

/** A list that a page gives in full, and that a source has as well. */
export interface ListClaim {
  kind: 'list';
  subject: string;
  /** The page with the list. */
  page: string;
  /** The rows of the list; a group catches an entry. */
  entry: RegExp;
  file: string;
  read: ListQuery;
  /** What the source has and the page leaves out on purpose, each with the reason. */
  leftOut?: Readonly<Record<string, string>>;
}

/** How the entries of a list are found in a Rust file. */
export type ListQuery = {macro: string; names: RegExp} | {associated: string};

/** Texts that the code refuses, and files of ours must not have at a key. */
export interface RefusedClaim {
  kind: 'refused';
  subject: string;
  file: string;
  /** The call that finds a text to refuse: `receiver.method("…")`. */
  receiver: string;
  method: string;
  /** The line of a configuration that gives the value; a group catches it. */
  gives: RegExp;
}

/** Something that pages say and a text contradicts, in the sources or in a pinned package. */
export interface ContradictedClaim {
  kind: 'contradicted';
  subject: string;
  says: RegExp;
  /** A file of the checkout, or of a pinned package: `@mysten/sui/src/…`. */
  file: string;
  by: RegExp;
}

/** One thing of which pages give several figures, though it has one. */
export interface AgreeClaim {
  kind: 'agree';
  subject: string;
  /** A group catches the figure. */
  says: RegExp;
}

/** Words that no page may say, whatever the sources have. */
export interface NeverClaim {
  kind: 'never';
  subject: string;
  says: RegExp;
  because: string;
}

/**
 * What a comment of the SDK calls a default, and the constant of the server that is the default.
 */
export interface DefaultsClaim {
  kind: 'defaults';
  subject: string;
  /** Folder of the server's methods; the file of a method is named after it. */
  folder: string;
  constant: RegExp;
}

/** A statement of the site that a machine can check. */
export type Claim =
  | SinceClaim
  | SinceFigureClaim
  | NeedsClaim
  | FigureClaim
  | ConstantClaim
  | ListClaim
  | RefusedClaim
  | ContradictedClaim
  | AgreeClaim
  | NeverClaim
  | DefaultsClaim;
