import {transform} from 'sucrase';

/**
 * A module as it runs: a body of a function that gets `exports` and `require`, with the lines where
 * they were.
 */
export interface CompiledModule {
  code: string;
  /** What it imports, as it says so; types are left out. */
  imports: readonly string[];
}

/** The text of a module is no TypeScript. */
export class ModuleError extends Error {
  override name = 'SyntaxError';

  constructor(
    message: string,
    readonly path: string,
    readonly line: number,
  ) {
    super(message);
  }
}

/** What the compiler throws. */
interface Thrown {
  message: string;
  loc?: {line: number};
}

const required = /\brequire\('([^']+)'\)/g;

/**
 * Takes the types out of a module, and turns its imports into calls. Nothing is checked but its
 * syntax.
 *
 * @throws {ModuleError}
 */
export function compileModule(path: string, text: string): CompiledModule {
  try {
    const {code} = transform(text, {transforms: ['typescript', 'imports'], disableESTransforms: true});
    return {code, imports: [...new Set([...code.matchAll(required)].flatMap(([, name]) => name ?? []))]};
  } catch (error) {
    const {message, loc} = error as Thrown;
    throw new ModuleError(message.replace(/ \(\d+:\d+\)$/, ''), path, loc?.line ?? 1);
  }
}
