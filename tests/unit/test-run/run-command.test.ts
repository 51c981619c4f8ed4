import {runCommand} from '../../run/run-command';

const node = (script: string): string[] => [process.execPath, '-e', script];

test('each line of both streams is handed on, the last one too where it has no end', async () => {
  const lines: string[] = [];
  const exitCode = await runCommand(node('process.stderr.write("warned\\n"); process.stdout.write("one\\ntwo")'), (line) =>
    lines.push(line),
  );
  expect(exitCode).toBe(0);
  expect(lines.sort()).toEqual(['one', 'two', 'warned']);
});

test('the exit code is that of the command', async () => {
  expect(await runCommand(node('process.exit(3)'), () => undefined)).toBe(3);
});

test('a command that a signal ends has no exit code', async () => {
  expect(await runCommand(node('process.kill(process.pid, "SIGKILL")'), () => undefined)).toBeNull();
});

test('a program that does not exist is an error', async () => {
  await expect(runCommand(['no-such-program-here'], () => undefined)).rejects.toThrow('ENOENT');
});

test('a command gets the variables of this process, and those that it is given', async () => {
  const lines: string[] = [];
  const script = 'console.log(process.env.PATH === undefined, process.env.TESTS)';
  await runCommand(node(script), (line) => lines.push(line), {TESTS: 'change'});
  expect(lines).toEqual(['false change']);
});
