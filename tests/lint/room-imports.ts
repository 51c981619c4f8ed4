import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {filesBelow} from '../../src/lib/files-below';
import type {Import} from './cruise';
import {configuration} from './rooms';

/** Where an import leads, by its path from the repository's top; undefined for a package. */
function targetOf(from: string, name: string): string | undefined {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(from), name);
  return name.startsWith('@site/') ? name.slice('@site/'.length) : undefined;
}

/**
 * Every import of a script in `src/` and of the site's configuration, as its words say it: which
 * room it leads to shows without asking the disk which file that is. dependency-cruiser, which
 * asks, takes ten times as long, and `npm run lint:imports` runs it.
 */
export const readImports = (): Import[] =>
  [...new Set([...configuration, ...filesBelow('src').map((file) => `src/${file}`)])]
    .filter((file) => /\.(?:[cm]?[jt]s|tsx)$/.test(file))
    .flatMap((from) => {
      const {importedFiles} = ts.preProcessFile(readFileSync(from, 'utf8'), true, true);
      return importedFiles.flatMap(({fileName}) => {
        const to = targetOf(from, fileName);
        return to === undefined ? [] : [{from, to}];
      });
    });
