import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../lib/files-below';
import {SourceError} from '../lib/source-error';

/** Folder of the pages, from the repository's top. */
const pages = 'docs';

/** A git command's output; undefined where there is no git, or no repository. */
function git(siteDir: string, ...args: string[]): string | undefined {
  const {status, stdout} = spawnSync('git', args, {cwd: siteDir, encoding: 'utf8', maxBuffer: 1 << 28});
  return status === 0 ? stdout : undefined;
}

/**
 * Reads `git log --format=%x00%cs --name-only`, newest first.
 *
 * @returns the day on which each file last changed
 */
export function readLog(log: string): Map<string, string> {
  const days = new Map<string, string>();
  for (const commit of log.split('\0')) {
    const [day = '', ...files] = commit.split('\n').filter((line) => line !== '');
    for (const file of files) if (!days.has(file)) days.set(file, day);
  }
  return days;
}

/**
 * The day of a moment in seconds since 1970, the form of
 * https://reproducible-builds.org/specs/source-date-epoch/.
 */
function dayOf(seconds: string): string {
  const date = new Date(/^\d+$/.test(seconds) ? Number(seconds) * 1000 : Number.NaN);
  if (!Number.isNaN(date.getTime())) return date.toISOString().slice(0, 10);
  const message = `the variable SOURCE_DATE_EPOCH is ${JSON.stringify(seconds)}. Write seconds since 1970, such as those of git log -1 --format=%ct, or unset it.`;
  throw new SourceError([{file: 'src/markdown-pages/last-changes.ts', line: 1, message}]);
}

/** One day for every page that somebody wrote: that of the sources as a whole. */
function sourceDays(siteDir: string, day: string): Map<string, string> {
  const folder = path.join(siteDir, pages);
  const files = existsSync(folder) ? filesBelow(folder).filter((file) => file.endsWith('.mdx')) : [];
  return new Map(files.map((file) => [`${pages}/${file}`, day]));
}

/**
 * The day of each page's last commit, by its path from the repository's top. Where the site is
 * built without git, or from a clone that lacks its past, in which all pages would seem to be of
 * one day, it is the day of SOURCE_DATE_EPOCH; without that, none are known.
 */
export function lastChanges(siteDir: string, sourceDate = process.env.SOURCE_DATE_EPOCH): Map<string, string> {
  if (git(siteDir, 'rev-parse', '--is-shallow-repository')?.trim() !== 'false')
    return sourceDate === undefined || sourceDate === '' ? new Map<string, string>() : sourceDays(siteDir, dayOf(sourceDate));
  return readLog(
    git(siteDir, '-c', 'core.quotePath=false', 'log', '--format=%x00%cs', '--name-only', '--no-renames', '--relative', '--', pages) ?? '',
  );
}
