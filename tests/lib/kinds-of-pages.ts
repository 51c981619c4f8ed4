import {statSync} from 'node:fs';
import path from 'node:path';

/**
 * Pages of one folder are of one kind, so of each folder the first and the longest stand for all.
 */
export function ofEachKind(files: readonly string[]): string[] {
  const size = (file: string): number => statSync(file).size;
  return [...new Set(files.map((file) => path.dirname(file)))].flatMap((folder) => {
    const [first = '', ...rest] = files.filter((file) => path.dirname(file) === folder);
    const longest = rest.reduce((one, other) => (size(other) > size(one) ? other : one), first);
    return [...new Set([first, longest])];
  });
}
