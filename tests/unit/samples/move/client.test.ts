import childProcess from 'node:child_process';
import {EventEmitter} from 'node:events';
import {CompilerProcess, CompilerTimeout} from '@site/src/samples/move/compiler/client';
import {suiMoveVersion} from '@site/src/samples/move/version';

let compiler: CompilerProcess;

afterEach(() => {
  compiler.stop();
});

describe('the compiler process', () => {
  it('is of the version that readers are told', async () => {
    compiler = new CompilerProcess();
    expect(await compiler.send({task: 'version'})).toEqual({ok: true, output: suiMoveVersion});
  });

  it('answers many requests, and serves on after one about wrong code', async () => {
    compiler = new CompilerProcess();
    const manifest = '[package]\nname = "p"\nedition = "2024"\n[addresses]\na = "0xa"\n';
    const task = (text: string) => ({task: 'compile', files: {'Move.toml': manifest, 'sources/m.move': text}, dependencies: '[]'}) as const;
    const [wrong, right] = await Promise.all([
      compiler.send(task('module a::m; fun f(')),
      compiler.send(task('module a::m; public fun f(): bool { true }')),
    ]);
    expect(wrong.ok).toBe(false);
    expect(wrong.output).toContain('error[E01002]');
    expect(right).toEqual({ok: true, output: ''});
  });

  it('gives up a task that takes too long', async () => {
    compiler = new CompilerProcess(1);
    await expect(compiler.send({task: 'version'})).rejects.toThrow(CompilerTimeout);
    await expect(compiler.send({task: 'version'})).rejects.toThrow(/the task "version" was not done after 0\.001 s/);
  });

  it('counts the time of a task from when those before it are done', async () => {
    const send = jest.fn();
    const child = Object.assign(new EventEmitter(), {send, kill: jest.fn(), ref: jest.fn(), unref: jest.fn()});
    const forked = jest.spyOn(childProcess, 'fork').mockReturnValue(child as never);
    jest.useFakeTimers();
    try {
      compiler = new CompilerProcess(100);
      const first = compiler.send({task: 'version'});
      const second = compiler.send({task: 'version'});
      jest.advanceTimersByTime(90);
      child.emit('message', {id: 1, ok: true, output: 'first'});
      jest.advanceTimersByTime(90);
      child.emit('message', {id: 2, ok: true, output: 'second'});
      expect([await first, await second].map(({output}) => output)).toEqual(['first', 'second']);
      const third = compiler.send({task: 'version'});
      jest.advanceTimersByTime(100);
      await expect(third).rejects.toThrow(CompilerTimeout);
    } finally {
      jest.useRealTimers();
      forked.mockRestore();
    }
  });

  it('fails what waits when it is stopped', async () => {
    compiler = new CompilerProcess();
    const waiting = compiler.send({task: 'version'});
    compiler.stop();
    await expect(waiting).rejects.toThrow(/was stopped/);
  });
});
