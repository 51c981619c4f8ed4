import type {OwnerTypes} from './types/view';

/**
 * The words that an author may write after a fence's language; references/contribute/mdx-components
 * explains them.
 */
export interface SampleMeta {
  /** File under examples/ that fills the fence. */
  file?: string;
  /** Named region of that file. */
  region?: string;
  /** File name that the reader sees; for data it also chooses the schema. */
  title?: string;
  /** The anchor of a whole file on the page of its example; that of a line has `-L12` behind it. */
  anchor?: string;
  /** Lines of a quoted file that are marked as added, such as `3-5,8`. */
  added?: string;
  /** Name of the hidden context that the sample is checked in. */
  prelude?: string;
  /** RPC method whose request or response a JSON sample shows. */
  method?: string;
  /** `request` or `response`; `response` where it is left out. */
  body?: string;
  /**
   * Schema of known keys that a data sample is checked against, where its title does not name one.
   */
  schema?: string;
  /** The error code that the checker must report for this sample. */
  fails?: string;
  /** Not a whole unit of its language, so it is only parsed. */
  fragment: boolean;
  /** What a command printed: shown as output, and compared with a run where a checker can. */
  output: boolean;
  /** Why the sample is not checked. */
  unchecked?: string;
}

/** One code sample of a page. */
export interface Sample {
  /** The fence's language; empty where the author wrote none. */
  language: string;
  /**
   * Text as the reader copies it: without region marks, marks of lines, and lines that are marked
   * as removed.
   */
  code: string;
  /** Path of the page from the repository's top. */
  page: string;
  /**
   * Line of the page (1-based) that the first line of code stands on; the fence's own line where a
   * file fills it.
   */
  line: number;
  /** Lines (1-based) that the reader sees and `code` leaves out; absent where there are none. */
  removed?: readonly number[];
  meta: SampleMeta;
}

/** Something that a checker found. The line is a line of the page. */
export interface Problem {
  page: string;
  line: number;
  checker: string;
  /** The tool's own code of the error, such as `E04023`, where it has one. */
  code?: string;
  message: string;
}

/** A checker owns some languages and checks all their samples in one call. */
export interface Checker {
  name: string;
  languages: readonly string[];
  /** Tool and version as the table prints them, such as "Sui Move 1.71.1". */
  tool: string;
  /**
   * @param samples those of its languages that are to be checked
   * @param outputs what pages show as printed by commands, in any language; none where it is left
   *   out
   */
  check(samples: readonly Sample[], outputs?: readonly Sample[]): Promise<readonly Problem[]>;
  /**
   * After a check: how many unit tests passed, by the package's folder from the repository's top.
   * Only for languages with packages.
   */
  passedTests?(): ReadonlyMap<string, number>;
  /**
   * After a check: types that readers do not see, by the page or file that they belong to. Only for
   * languages with types.
   */
  types?(): ReadonlyMap<string, OwnerTypes>;
}
