import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {constants} from 'node:os';
import path from 'node:path';
import {UsageError} from '../lib/usage-error';

export interface WholeBuild {
  /** Folder that the site is built in. */
  next: string;
  /** Folder that is served. */
  live: string;
  /** File that names the processes of a build that runs. */
  lock: string;
  /** Builds into a folder; tells of a process that it starts, which holds the lock, too. */
  compile: (folder: string, started: (pid: number) => void) => Promise<void>;
  /** What is done to the built site after that, in this order. */
  steps: readonly ((folder: string) => void | Promise<void>)[];
  /** The files that a built site must have, by path below its folder. */
  wanted: (folder: string) => readonly string[];
}

/** What a terminal, `kill` and a closing session send to end a command. */
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * One build at a time. The lock of processes that have ended is none; but a number may be that of
 * another process by now.
 */
function takeLock(lock: string): void {
  const holders = existsSync(lock) ? readFileSync(lock, 'utf8').split(' ').map(Number) : [];
  const living = holders.find((pid) => pid > 0 && isAlive(pid));
  if (living !== undefined)
    throw new UsageError(
      `Another build is running in this folder (process ${living}). Wait for it, or end it; if that process is no build, remove ${lock}.`,
    );
  rmSync(lock, {force: true});
  mkdirSync(path.dirname(lock), {recursive: true});
  writeFileSync(lock, String(process.pid), {flag: 'wx'});
}

/**
 * Removes what a build left, and puts the last good one back where none took its place. That one is
 * moved before it is removed, so that a folder named `….previous` is always whole.
 */
function tidy(next: string, live: string): void {
  const previous = `${live}.previous`;
  const remove = (): void => {
    rmSync(next, {recursive: true, force: true, maxRetries: 5});
  };
  remove();
  if (existsSync(previous)) renameSync(previous, existsSync(live) ? next : live);
  remove();
}

/**
 * Builds the site beside the last good build, and puts it in that one's place when it is whole:
 * every step was done, and no file that it must have is missing or empty. Until then, and however
 * this process ends, readers have the last good build, and the exit code is not 0. Only where the
 * process is killed between the two renames is there no site, until the next build begins.
 *
 * @throws UsageError where another build runs, or the site is not whole
 */
export async function buildWhole({next, live, lock, compile, steps, wanted}: WholeBuild): Promise<void> {
  takeLock(lock);
  let isSwapped = false;
  process.on('exit', (exitCode) => {
    tidy(next, live);
    rmSync(lock, {force: true});
    if (isSwapped) return;
    // Where a step waits for what never comes, the process ends by itself.
    if (exitCode === 0) process.exitCode = 1;
    console.error(existsSync(live) ? `${live}/ still has the last good build.` : `There is no ${live}/ yet.`);
  });
  for (const name of endings) {
    process.on(name, () => {
      console.error(`${name} ended the build.`);
      process.exit(128 + constants.signals[name]);
    });
  }
  tidy(next, live);
  await compile(next, (pid) => {
    writeFileSync(lock, `${process.pid} ${pid}`);
  });
  for (const step of steps) await step(next);
  const lacking = wanted(next).filter((file) => !statSync(path.join(next, file), {throwIfNoEntry: false})?.size);
  if (lacking.length > 0)
    throw new UsageError(`The build is not whole: it lacks ${lacking.slice(0, 3).join(', ')}${lacking.length > 3 ? ', and more' : ''}.`);
  if (existsSync(live)) renameSync(live, `${live}.previous`);
  renameSync(next, live);
  isSwapped = true;
}
