import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {withoutRegionMarks, type UnmarkedFile} from '../../../lib/regions';
import {compileModule, type CompiledModule} from './compile';
import type {Program} from './evaluate';
import {isOwnFile, resolveFile} from './resolve';

/** A program as it is on disk, with the texts of its modules. Paths are from `examples/`. */
export interface ReadProgram extends Program {
  files: Readonly<Record<string, UnmarkedFile>>;
}

/**
 * Reads a file of `examples/` with all files that it imports, without region marks.
 *
 * @param root the repository's top
 * @param entry path from `examples/`
 * @throws {ModuleError}
 */
export function readProgram(root: string, entry: string): ReadProgram {
  const absolute = (file: string): string => path.join(root, 'examples', file);
  const isFile = (file: string): boolean => existsSync(absolute(file)) && statSync(absolute(file)).isFile();
  const modules: Record<string, CompiledModule> = {};
  const files: Record<string, UnmarkedFile> = {};
  const visit = (file: string): void => {
    if (file in modules) return;
    const read = withoutRegionMarks(readFileSync(absolute(file), 'utf8'));
    const module = compileModule(file, read.text);
    modules[file] = module;
    files[file] = read;
    for (const specifier of module.imports) {
      const found = isOwnFile(specifier) ? resolveFile(file, specifier, isFile) : undefined;
      if (found !== undefined) visit(found);
    }
  };
  visit(entry);
  return {entry, modules, files};
}
