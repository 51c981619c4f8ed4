import {linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {BuildFailure} from './build-failure';
import {isAlive, thisProcess, whenBegan, type ProcessIdentity} from './process-identity';

const fileOf = (number: number): string => `${number}.json`;

const numbersIn = (folder: string): number[] => readdirSync(folder).map((name) => Number(/^(\d+)\.json$/.exec(name)?.[1] ?? 0));

/** The number of the newest file of a lock's folder; 0 where there is none. */
const newestIn = (folder: string): number => Math.max(0, ...numbersIn(folder));

/** Whoever has the lock by this file. A file is whole from the moment that it is there, so only a crash of the machine spoils one. */
function holdersIn(file: string): ProcessIdentity[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity[];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === code;
}

/**
 * One build at a time. Node.js has no lock of the operating system's, which would end with its process, so this one consists of
 * the names of processes: it is held as long as one of them lives, and nobody has to give it back. A number would not do for
 * a name, as it may be another process's by now; so the moment at which the process began belongs to it.
 *
 * The lock is a folder of numbered files, of which the newest counts. Whoever finds its holders dead makes the next one, which
 * only one can; and that nobody removes the newest is why a file that was dead when it was read cannot be alive again.
 * It holds among the processes of one machine, and of one container.
 */
export class BuildLock {
  private constructor(
    private readonly file: string,
    private readonly holders: readonly ProcessIdentity[],
  ) {}

  /**
   * Takes the lock for this process, until it ends.
   *
   * @param folder is made where it is not there
   * @throws {BuildFailure} where a living process has it
   */
  static take(folder: string): BuildLock {
    mkdirSync(folder, {recursive: true});
    const holders = [thisProcess()];
    for (;;) {
      const newest = newestIn(folder);
      const next = path.join(folder, fileOf(newest + 1));
      if (newest > 0) BuildLock.#assertDead(path.join(folder, fileOf(newest)));
      // Where the newest file is not ours, another process was quicker, and is asked in the next round.
      if (!BuildLock.#make(next, holders)) continue;
      if (newestIn(folder) > newest + 1) {
        rmSync(next);
        continue;
      }
      for (const number of numbersIn(folder)) if (number <= newest) rmSync(path.join(folder, fileOf(number)), {force: true});
      return new BuildLock(next, holders);
    }
  }

  static #assertDead(file: string): void {
    let holders: ProcessIdentity[];
    try {
      holders = holdersIn(file);
    } catch (error) {
      // A newer one has taken its place.
      if (hasCode(error, 'ENOENT')) return;
      throw error;
    }
    const living = holders.find(isAlive);
    if (living)
      throw new BuildFailure(`Another build is running in this folder (process ${living.pid}): wait for it, or end it, and build again`);
  }

  /** Makes a file, whole at once, unless there is one already. */
  static #make(file: string, holders: readonly ProcessIdentity[]): boolean {
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(holders));
    try {
      linkSync(draft, file);
      return true;
    } catch (error) {
      if (hasCode(error, 'EEXIST')) return false;
      throw error;
    } finally {
      rmSync(draft, {force: true});
    }
  }

  /** Holds the lock for another process, too: it stays taken until both have ended. One that has ended already changes nothing. */
  share(pid: number): void {
    const began = whenBegan(pid);
    if (began === undefined) return;
    const draft = `${this.file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify([...this.holders, {pid, began}]));
    renameSync(draft, this.file);
  }
}
