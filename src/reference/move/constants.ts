/** What the source says about a constant that a module aborts with. */
export interface AbortConstant {
  /**
   * The number that a failed transaction reports; a constant with a message and no fixed number has
   * none.
   */
  code?: number;
  /**
   * The number in the version that Mainnet has, where the source has given the constant another
   * since.
   */
  codeOnMainnet?: number;
  /** The text of a constant marked `#[error]`. */
  message?: string;
}

/** Abort constants by package, module and name, in the order of the source. */
export type ConstantsByPackage = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, AbortConstant>>>>>>;
