import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {SourceError, type SourceProblem} from '../lib/source-error';
import {shelves, type ShelfFolder} from './address';
import type {Example} from './model';
import {needsOf} from './needs';
import {summaries as ownSummaries, type Summaries} from './overlay';
import {readFiles} from './read-files';

const summariesFile = (folder: ShelfFolder): string => `src/examples/overlay/${folder.split('/')[0] ?? folder}.ts`;

function foldersIn(siteDir: string, folder: string): string[] {
  const absolute = path.join(siteDir, 'examples', folder);
  if (!existsSync(absolute)) return [];
  const entries = readdirSync(absolute, {withFileTypes: true}).filter((entry) => entry.isDirectory());
  return entries.map(({name}) => name).sort();
}

function stale(folder: ShelfFolder, names: readonly string[], summaries: Summaries): SourceProblem[] {
  const gone = Object.keys(summaries[folder] ?? {}).filter((name) => !names.includes(name));
  return gone.map((name) => ({
    file: summariesFile(folder),
    line: 1,
    message: `describes "${name}", and there is no folder examples/${folder}/${name}. Remove the entry.`,
  }));
}

/**
 * All examples, by shelf and name.
 *
 * @param siteDir the repository's top
 * @param summaries what each is, by shelf and folder
 * @throws {SourceError} with a line for each folder without a summary, summary without a folder, name twice, and unreadable file
 */
export function readExamples(siteDir: string, summaries: Summaries = ownSummaries): Example[] {
  const problems: SourceProblem[] = [];
  const names = new Map<string, string>();
  const examples = shelves.flatMap(({folder, suffix}) => {
    const folders = foldersIn(siteDir, folder);
    problems.push(...stale(folder, folders, summaries));
    return folders.flatMap((each): Example[] => {
      const dir = `examples/${folder}/${each}`;
      const files = readFiles(siteDir, dir);
      if (files.length === 0) return [];
      const name = each + suffix;
      const summary = summaries[folder]?.[each];
      const other = names.get(name);
      if (summary === undefined)
        problems.push({
          file: summariesFile(folder),
          line: 1,
          message: `says nothing of ${dir}. Add what it is, in one to three sentences.`,
        });
      if (other !== undefined)
        problems.push({file: dir, line: 1, message: `its page would be that of ${other}, "${name}". Rename one of the folders.`});
      names.set(name, dir);
      return [{name, shelf: folder, dir, summary: summary ?? '', files, needs: needsOf(dir, files)}];
    });
  });
  if (problems.length > 0) throw new SourceError(problems);
  return examples;
}
