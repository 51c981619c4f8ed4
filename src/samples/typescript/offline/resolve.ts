/** `a/b/../c.ts` → `a/c.ts`. */
function normalized(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

export const isOwnFile = (specifier: string): boolean => specifier.startsWith('.');

/**
 * The file that a module imports by a relative path.
 *
 * @param from the module's own path
 * @param exists tells whether there is a file
 */
export function resolveFile(from: string, specifier: string, exists: (path: string) => boolean): string | undefined {
  const path = normalized(`${from}/../${specifier}`);
  return [path, `${path}.ts`, path.replace(/\.js$/, '.ts'), `${path}/index.ts`].find(exists);
}
