import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {SourceError} from '../../lib/source-error';
import {UsageError} from '../../lib/usage-error';
import {clearInterrupted, swapBuild} from '../swap-build';
import {disagreements, type KnownPages} from './agreement';
import {BuildFailure} from './build-failure';
import {isDiskFull, isForWantOfRoom} from './disk';
import {BuildLock} from './lock';
import {readManifest, writeManifest} from './manifest';
import {runToTheEnd} from './run-to-the-end';
import {throwIfEnded, watchSignals} from './signals';

export interface WholeBuild {
  /** Folder that the site is built in. */
  next: string;
  /** Folder that is served. */
  live: string;
  /** Folder of what Docusaurus generates; the lock is in it, too. */
  generated: string;
  /** Shows stacks and everything else that is known of an error. */
  verbose?: boolean;
  /** What is done to the built site after Docusaurus, in this order. */
  steps: readonly ((folder: string) => void | Promise<void>)[];
  /** Reads from a built site what its parts say that there is. */
  readKnownPages: (folder: string) => KnownPages;
}

/** Differences that the message names; more of them mostly have one cause. */
const named = 3;

/** @throws {BuildFailure} where the site lacks something, or has no manifest */
function assertWhole(folder: string, readKnownPages: WholeBuild['readKnownPages']): void {
  let found: string[];
  try {
    found = disagreements(readManifest(folder), readKnownPages(folder));
  } catch (error) {
    found = [(error as Error).message];
  }
  if (found.length === 0) return;
  const more = found.length > named ? `, and ${found.length - named} more` : '';
  throw new BuildFailure(`The build is not whole: ${found.slice(0, named).join(', ')}${more}`);
}

/** The end of a failed build's message: what there is for readers now. */
const stateOf = (live: string, isSwapped: boolean): string => {
  if (isSwapped) return `${live}/ has the new site already`;
  return existsSync(live) ? `${live}/ still has the last good build` : `there is no ${live}/ yet`;
};

/**
 * The reason for a failure, where it is one that can be told in a sentence.
 *
 * @param hasBegun whether this build may have filled the disk
 */
function reasonOf(error: unknown, hasBegun: boolean): BuildFailure | undefined {
  if (error instanceof BuildFailure && error.exitCode !== 1) return error;
  if (isForWantOfRoom(error) || (hasBegun && isDiskFull('.'))) return new BuildFailure('The disk is full: make room, and build again');
  if (error instanceof BuildFailure) return error;
  if (error instanceof UsageError || error instanceof SourceError) return new BuildFailure(error.message.replace(/\.$/, ''));
  // Errors of the system, such as a folder that cannot be moved, say what and where.
  return error instanceof Error && 'syscall' in error ? new BuildFailure(`The build failed (${error.message})`) : undefined;
}

/**
 * Builds the site beside the last good build, and puts it in that one's place when it is whole: Docusaurus came to its end, the
 * steps after it were done, and every page of the registry, the sitemap and the search index is in the manifest. Until then, and
 * whatever happens, readers have the last good build. Prints one sentence where there is no new one.
 *
 * @returns the exit code of the command
 */
export async function buildWhole({next, live, generated, verbose = false, steps, readKnownPages}: WholeBuild): Promise<number> {
  const signal = watchSignals();
  const parent = process.ppid;
  let hasLock = false;
  let isSwapped = false;
  try {
    const lock = BuildLock.take(path.join(generated, 'build-lock'));
    hasLock = true;
    if (clearInterrupted(next, live)) console.log(`${live}/ was put back: an earlier build was interrupted while it replaced it.`);
    await runToTheEnd(next, {
      signal,
      verbose,
      onStart: (pid) => {
        lock.share(pid);
      },
    });
    if (!existsSync(next)) throw new BuildFailure(`Docusaurus made no ${next}/`);
    for (const step of steps) await step(next);
    writeManifest(next);
    assertWhole(next, readKnownPages);
    await throwIfEnded(signal);
    // npm passes a signal on to the shell that it has started this by, which ends alone.
    if (process.ppid !== parent) throw new BuildFailure('The command that started the build was ended');
    swapBuild(next, live);
    isSwapped = true;
    await throwIfEnded(signal);
    return 0;
  } catch (error) {
    const failure = reasonOf(error, hasLock);
    if (hasLock && !isSwapped) rmSync(next, {recursive: true, force: true});
    if (failure === undefined) throw error;
    console.error(`${failure.message}; ${stateOf(live, isSwapped)}.`);
    return failure.exitCode;
  }
}
