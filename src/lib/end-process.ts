import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';

/** True for a process that has come to its end, by itself or by a signal. */
export const hasEnded = ({exitCode, signalCode}: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** Asks a process to end, and waits until it has. */
export async function endProcess(process: ChildProcess): Promise<void> {
  if (hasEnded(process)) return;
  const end = once(process, 'exit');
  process.kill('SIGTERM');
  await end;
}
