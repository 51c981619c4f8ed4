import {spawnSync} from 'node:child_process';

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
 * The day of each page's last commit, by its path from the repository's top. None are known where the site is built without git, or
 * from a clone that lacks its past, in which all pages would seem to be of one day.
 */
export function lastChanges(siteDir: string): Map<string, string> {
  if (git(siteDir, 'rev-parse', '--is-shallow-repository')?.trim() !== 'false') return new Map();
  return readLog(
    git(siteDir, '-c', 'core.quotePath=false', 'log', '--format=%x00%cs', '--name-only', '--no-renames', '--relative', '--', 'docs') ?? '',
  );
}
