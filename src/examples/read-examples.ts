import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {SourceError, type SourceProblem} from '../lib/source-error';
import {shelves} from './address';
import type {Example} from './model';
import {needsOf} from './needs';
import {summaries as ownSummaries, type Summaries} from './overlay';
import {readFiles} from './read-files';

function foldersIn(siteDir: string, folder: string): string[] {
  const absolute = path.join(siteDir, 'examples', folder);
  if (!existsSync(absolute)) return [];
  const entries = readdirSync(absolute, {withFileTypes: true}).filter((entry) => entry.isDirectory());
  return entries.map(({name}) => name).sort();
}

/**
 * All examples, by shelf and name.
 *
 * @param siteDir the repository's top
 * @param summaries what each is, by shelf and folder; an example that they leave out has an empty
 *   one (see check-summaries.ts)
 * @throws {SourceError} with a line for each name twice and each unreadable file
 */
export function readExamples(siteDir: string, summaries: Summaries = ownSummaries): Example[] {
  const problems: SourceProblem[] = [];
  const names = new Map<string, string>();
  const examples = shelves.flatMap(({folder, suffix}) => {
    const folders = foldersIn(siteDir, folder);
    return folders.flatMap((each): Example[] => {
      const dir = `examples/${folder}/${each}`;
      const files = readFiles(siteDir, dir);
      if (files.length === 0) return [];
      const name = each + suffix;
      const other = names.get(name);
      if (other !== undefined)
        problems.push({file: dir, line: 1, message: `its page would be that of ${other}, "${name}". Rename one of the folders.`});
      names.set(name, dir);
      return [{name, shelf: folder, dir, summary: summaries[folder]?.[each] ?? '', files, needs: needsOf(dir, files)}];
    });
  });
  if (problems.length > 0) throw new SourceError(problems);
  return examples;
}
