import path from 'node:path';
import {shelves} from './address';
import type {ExampleFile} from './model';

/** A dependency of a Move package on a folder beside it. */
const localDependency = /\blocal\s*=\s*"([^"]+)"/g;
/** A module that is imported by its place. */
const relativeImport = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

/** The folder of the example that a path is in or below, from the repository's top. */
function exampleDir(file: string): string | undefined {
  const shelf = shelves.find(({folder}) => file.startsWith(`examples/${folder}/`));
  const depth = shelf === undefined ? 0 : shelf.folder.split('/').length + 2;
  return depth === 0 ? undefined : file.split('/').slice(0, depth).join('/');
}

function placesIn({file, text}: ExampleFile): string[] {
  const pattern = file.endsWith('Move.toml') ? localDependency : /\.[jt]sx?$/.test(file) ? relativeImport : undefined;
  if (pattern === undefined) return [];
  return [...text.matchAll(pattern)].map(([, place = '']) => path.posix.join(path.posix.dirname(file), place));
}

/**
 * Folders of other examples that files of one name: local dependencies of Move packages, and
 * imports. Sorted, each once.
 */
export function needsOf(dir: string, files: readonly ExampleFile[]): string[] {
  const dirs = files.flatMap(placesIn).flatMap((place) => exampleDir(place) ?? []);
  return [...new Set(dirs)].filter((other) => other !== dir).sort();
}
