import type {CompiledModule} from './compile';
import {isOwnFile, resolveFile} from './resolve';

/** A program: its modules by their paths, one of which is run. */
export interface Program {
  entry: string;
  modules: Readonly<Record<string, CompiledModule>>;
}

export type Exports = Record<string, unknown>;

/** A module's code as a function. It may wait, as modules may at their top. */
export type ModuleFunction = (exports: Exports, require: (specifier: string) => unknown) => Promise<void>;

/** Makes a function of a module's code: each place that runs programs has a way of its own. */
export type Define = (path: string, code: string) => ModuleFunction;

const fileOf = ({modules}: Program, from: string, specifier: string): string | undefined =>
  resolveFile(from, specifier, (path) => Object.hasOwn(modules, path));

/** Every module that the program needs, each after those that it imports. */
function inOrder(program: Program): string[] {
  const seen = new Set<string>();
  const order: string[] = [];
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const specifier of program.modules[path]?.imports ?? []) {
      const file = isOwnFile(specifier) ? fileOf(program, path, specifier) : undefined;
      if (file !== undefined) visit(file);
    }
    order.push(path);
  };
  visit(program.entry);
  return order;
}

/** The packages that a program imports: `@mysten/sui/bcs`. */
export function librariesOf(program: Program): string[] {
  const all = inOrder(program).flatMap((path) => program.modules[path]?.imports ?? []);
  return [...new Set(all.filter((specifier) => !isOwnFile(specifier)))].sort();
}

/** An import leads nowhere. */
export class ImportError extends Error {
  override name = 'ImportError';
}

/**
 * Runs a program to its end.
 *
 * @param libraries packages by name, with what they export
 * @throws what the program throws, and {ImportError}
 */
export async function evaluate(program: Program, libraries: ReadonlyMap<string, object>, define: Define): Promise<void> {
  // All at once: modules may import each other.
  const done = new Map<string, Exports>(inOrder(program).map((path) => [path, {}]));
  for (const [path, exports] of done) {
    const require = (specifier: string): unknown => {
      const found = isOwnFile(specifier) ? done.get(fileOf(program, path, specifier) ?? '') : libraries.get(specifier);
      if (found === undefined) throw new ImportError(`There is no "${specifier}" here.`);
      // As the bundler marks modules, so that a default import is not the whole module.
      return isOwnFile(specifier) ? found : {...found, __esModule: true};
    };
    await define(path, program.modules[path]?.code ?? '')(exports, require);
  }
}
