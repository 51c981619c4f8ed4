import type {Finding} from '../report';

/**
 * What the compiler found in a module. The line is a line of the module; the code is the
 * compiler's, such as `TS2307`.
 */
export interface ModuleFinding extends Finding {
  /** Absolute path of the module. */
  file: string;
  /** Column of the line, 1-based. */
  column: number;
}
