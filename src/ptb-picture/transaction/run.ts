import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {text} from 'node:stream/consumers';
import path from 'node:path';
import {mostMinutes, offlineProcess} from '../../samples/typescript/runs/offline-process';
import {PictureError} from '../model';
import type {Drawn, Job, Outcome} from './drawn';

const child = 'src/ptb-picture/run/child.ts';

/** What went wrong, of all that a process printed when it ended. */
const complaintIn = (printed: string): string => printed.split('\n').find((line) => /Error|network/.test(line)) ?? printed.trim();

async function start(jobs: readonly Job[]): Promise<Outcome[]> {
  const {args, env} = offlineProcess(path.resolve(child));
  const running = spawn(process.execPath, args, {env, timeout: mostMinutes * 60_000});
  running.stdin.end(JSON.stringify(jobs));
  const [printed, complaint] = await Promise.all([text(running.stdout), text(running.stderr), once(running, 'close')]);
  if (running.signalCode !== null) throw new PictureError(`the samples had not ended after ${mostMinutes} minutes`);
  if (printed === '') throw new PictureError(`the sample could not be run: ${complaintIn(complaint)}`);
  return JSON.parse(printed) as Outcome[];
}

/**
 * Runs jobs one process after the other; those that come while one runs wait for the next,
 * together.
 */
class Queue {
  private readonly known = new Map<string, Promise<Outcome>>();
  private waiting: {job: Job; resolve: (outcome: Outcome) => void; reject: (reason: unknown) => void}[] = [];
  private busy = false;

  ask(job: Job): Promise<Outcome> {
    const key = JSON.stringify(job);
    const asked = this.known.get(key) ?? new Promise<Outcome>((resolve, reject) => this.waiting.push({job, resolve, reject}));
    this.known.set(key, asked);
    void this.work();
    return asked;
  }

  private async work(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0);
      try {
        const outcomes = await start(batch.map(({job}) => job));
        for (const [index, {resolve}] of batch.entries()) resolve(outcomes[index] ?? {error: 'the sample gave no transaction'});
      } catch (error) {
        for (const {reject} of batch) reject(error);
      }
    }
    this.busy = false;
  }
}

const queue = new Queue();

/**
 * Makes the transaction of a sample in a process without a network. What was made is kept: pages
 * are compiled for the browser and for the server.
 *
 * @throws {PictureError} where the sample fails
 */
export async function runTransaction(job: Job): Promise<Drawn> {
  const outcome = await queue.ask(job);
  if (outcome.error !== undefined) throw new PictureError(outcome.error);
  return outcome.drawn;
}
