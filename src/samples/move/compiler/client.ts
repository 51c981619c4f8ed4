import {fork, type ChildProcess} from 'node:child_process';
import path from 'node:path';
import type {Compiler, CompilerAnswer, CompilerOutcome, CompilerTask} from './protocol';

interface Pending {
  task: CompilerTask['task'];
  resolve: (outcome: CompilerOutcome) => void;
  reject: (error: Error) => void;
}

/** Longer than the slowest request takes on a machine that does much else. */
const defaultLimitMs = 8 * 60_000;

/** A request took longer than it may: a unit test that never ends, most likely. */
export class CompilerTimeout extends Error {
  override name = 'CompilerTimeout';
}

/** The file of the process, and the options that Node needs to run it. */
export interface CompilerProgram {
  file: string;
  execArgv: readonly string[];
}

const ownProgram = (): CompilerProgram => ({file: path.join(__dirname, 'worker.ts'), execArgv: ['--require', require.resolve('tsx/cjs')]});

/**
 * The Sui Move compiler in a process of its own. One process serves all requests, in their order.
 */
export class CompilerProcess implements Compiler {
  private child: ChildProcess | undefined;
  private readonly pending = new Map<number, Pending>();
  private lastId = 0;
  private watchdog: NodeJS.Timeout | undefined;

  /**
   * @param limitMs how long one request may take, in milliseconds, counted from when those before
   *   it are done. The VM sets unit tests no bound, so an endless loop in a sample would hang the
   *   check.
   * @param program where this project's sources are not at hand
   */
  constructor(
    private readonly limitMs = defaultLimitMs,
    private readonly program?: CompilerProgram,
  ) {}

  /**
   * Has a task done. An outcome that is not ok speaks of the code at hand.
   *
   * @throws {CompilerTimeout} where the task takes longer than the limit
   * @throws where the tool itself fails
   */
  send(task: CompilerTask): Promise<CompilerOutcome> {
    const child = (this.child ??= this.start());
    const id = ++this.lastId;
    child.ref();
    child.channel?.ref();
    return new Promise((resolve, reject) => {
      this.pending.set(id, {task: task.task, resolve, reject});
      if (this.pending.size === 1) this.watch(child);
      child.send({id, task}, (error) => {
        if (error) this.abandon(child, error);
      });
    });
  }

  /** Ends the process. A later request starts a new one. */
  stop(): void {
    if (this.child) this.abandon(this.child, new Error('the Move compiler process was stopped'));
  }

  private start(): ChildProcess {
    const {file, execArgv} = this.program ?? ownProgram();
    // What the process prints is for people: the standard output may be somebody's protocol.
    const child = fork(file, {execArgv: [...execArgv], stdio: ['ignore', 2, 2, 'ipc']});
    child.on('message', (answer: CompilerAnswer) => {
      this.settle(child, answer);
    });
    child.on('exit', (code, signal) => {
      this.abandon(child, new Error(`the Move compiler process ended (${signal ?? code ?? 'no code'})`));
    });
    return child;
  }

  private settle(child: ChildProcess, answer: CompilerAnswer): void {
    const waiting = this.pending.get(answer.id);
    if (!waiting) return;
    if ('fault' in answer) {
      this.abandon(child, new Error(`the Move compiler failed: ${answer.fault}`));
      return;
    }
    this.pending.delete(answer.id);
    this.watch(child);
    waiting.resolve({ok: answer.ok, output: answer.output});
    if (this.pending.size === 0) {
      // An idle compiler must not keep the program alive.
      child.unref();
      child.channel?.unref();
    }
  }

  private abandon(child: ChildProcess, error: Error): void {
    if (this.child !== child) return;
    this.child = undefined;
    child.kill();
    clearTimeout(this.watchdog);
    for (const {reject} of this.pending.values()) reject(error);
    this.pending.clear();
  }

  /**
   * Gives the request that the process now works on, which is the first of those that wait, its
   * time.
   */
  private watch(child: ChildProcess): void {
    clearTimeout(this.watchdog);
    const [first] = this.pending.values();
    if (first === undefined) return;
    this.watchdog = setTimeout(() => {
      this.abandon(child, new CompilerTimeout(`the task "${first.task}" was not done after ${this.limitMs / 1000} s`));
    }, this.limitMs);
  }
}

/** The process that all checks of one program share. */
export const compiler = new CompilerProcess();
