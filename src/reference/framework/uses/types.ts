/** A short use of a module: a region of a file that compiles. */
export interface ModuleUse {
  /** Path below `examples/move`. */
  file: string;
  /** The region of the file, of at most `longestUse` lines. */
  region: string;
  /**
   * One sentence of ours that stands above the code and says what it does. Markdown with inline
   * code.
   */
  sentence: string;
  /** Routes of the pages that teach the module: a guide, a concept or a standard. */
  learn: readonly string[];
}

/** The most lines that a use has. */
export const longestUse = 12;

/** Uses by qualified module name, `sui::table`. */
export type Uses = Readonly<Record<string, ModuleUse>>;
