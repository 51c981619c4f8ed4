import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Reference} from './page';
import {ReferenceSourceError} from './page';
import {serializeFolder, serializePage} from './serialize';

/** What a run would change, as paths from the repository's top. */
export interface Changes {
  written: string[];
  removed: string[];
}

/**
 * Every file that the references consist of.
 *
 * @throws where two pages have one id
 */
export function filesOf(references: readonly Reference[], docsDir: string): Map<string, string> {
  const files = new Map<string, string>();
  const add = (file: string, content: string): void => {
    const target = path.posix.join(docsDir, file);
    if (files.has(target)) throw new ReferenceSourceError(`two generated pages are ${target}; give one another id`);
    files.set(target, content);
  };
  for (const reference of references) {
    for (const page of reference.pages) add(`${page.id}.md`, serializePage(page));
    for (const folder of reference.folders) add(`${folder.path}/_category_.json`, serializeFolder(folder));
  }
  return files;
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.posix.join(entry.parentPath, entry.name));
}

/**
 * Compares the files with what is on disk.
 *
 * @param docsDir folder of the pages, `docs`
 * @param files what `filesOf` gives of them, where that was asked before
 */
export function changesFor(references: readonly Reference[], docsDir: string, files = filesOf(references, docsDir)): Changes {
  const written = [...files].filter(([file, content]) => !existsSync(file) || readFileSync(file, 'utf8') !== content).map(([file]) => file);
  const owned = references.flatMap((reference) => reference.owns.flatMap((folder) => filesBelow(path.posix.join(docsDir, folder))));
  return {written: written.sort(), removed: owned.filter((file) => !files.has(file)).sort()};
}

/**
 * A line for each page that somebody changed by hand after the last run, since what they wrote is
 * about to be lost.
 *
 * @param written pages that are about to be written anew
 * @param lastRun when that was, in milliseconds since 1970
 */
export function editedByHand(references: readonly Reference[], docsDir: string, written: readonly string[], lastRun: number): string[] {
  const wordsOf = new Map(
    references.flatMap(({pages}) => pages.map(({id, words}) => [path.posix.join(docsDir, `${id}.md`), words] as const)),
  );
  return written
    .filter((file) => existsSync(file) && statSync(file).mtimeMs > lastRun)
    .map(
      (file) =>
        `${file} is generated, and was changed by hand: that change is lost. Change ${wordsOf.get(file) ?? 'src/reference'} instead.`,
    );
}

/**
 * Writes what changed and removes what is stale; a file that is as it should be is not touched.
 *
 * @param files what `filesOf` gives of the references, where that was asked before
 * @param changes what `changesFor` gives of them
 */
export function writeReferences(
  references: readonly Reference[],
  docsDir: string,
  files = filesOf(references, docsDir),
  changes = changesFor(references, docsDir, files),
): Changes {
  for (const file of changes.written) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, files.get(file) ?? '');
  }
  for (const file of changes.removed) rmSync(file);
  return changes;
}
