import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

/** A process, and when it began: numbers are given again to new processes, and begin anew when the machine is started. */
export interface ProcessIdentity {
  pid: number;
  began: string;
}

/** Linux tells of a process in files, and names each start of the machine. */
function fromProc(pid: number, proc: string): string | undefined {
  const boot = readFileSync(`${proc}/sys/kernel/random/boot_id`, 'utf8').trim();
  let stat: string;
  try {
    stat = readFileSync(`${proc}/${pid}/stat`, 'utf8');
  } catch (error) {
    // ESRCH: the process ended between opening the file and reading it.
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
  // After the name of the program, which may hold anything and is in parentheses: the state first, the start as the 20th field.
  const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // A zombie has ended, and waits for its parent to notice, for which some containers have nobody.
  return 'ZX'.includes(state) ? undefined : `${boot} ${fields[18]}`;
}

/** macOS and others have `ps`. */
function fromPs(pid: number): string | undefined {
  const {status, stdout, error} = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
    encoding: 'utf8',
    env: {...process.env, LC_ALL: 'C'},
  });
  if (error) return fromSignal(pid);
  return status === 0 ? stdout.trim() : undefined;
}

/** Windows has neither, and then the number has to be enough. */
function fromSignal(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
    return 'unknown';
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return undefined;
    return 'unknown';
  }
}

/**
 * When a process began, as a text that is different for any other process with the same number.
 *
 * @param proc where Linux has its files; tests give a place without them
 * @returns undefined where no such process is alive
 */
export function whenBegan(pid: number, proc = '/proc'): string | undefined {
  try {
    return fromProc(pid, proc);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return fromPs(pid);
    throw error;
  }
}

export const thisProcess = (): ProcessIdentity => ({pid: process.pid, began: whenBegan(process.pid) ?? 'unknown'});

export const isAlive = ({pid, began}: ProcessIdentity): boolean => whenBegan(pid) === began;
