import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {isAlive, thisProcess, whenBegan} from '@site/src/build/whole-build/process-identity';
import {eventually} from '@site/tests/lib/eventually';

const noProc = '/no/such/folder';

test.each(['/proc', noProc])('says when a process began, asked by %s', (proc) => {
  const began = whenBegan(process.pid, proc);
  expect(began).toBeTruthy();
  expect(whenBegan(process.pid, proc)).toBe(began);
});

test.each(['/proc', noProc])('knows that a process has ended, asked by %s', (proc) => {
  const {pid} = spawnSync(process.execPath, ['--version']);
  expect(whenBegan(pid, proc)).toBeUndefined();
});

test('a process that has ended, and whose parent has not noticed, is not alive', async () => {
  // The shell's child ends at once, and the shell becomes a program that does not wait for it.
  const parent = spawn('sh', ['-c', 'true & echo $!; exec cat']);
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(String(line));
  await eventually(() => whenBegan(pid), undefined);
  const end = once(parent, 'exit');
  parent.stdin.end();
  await end;
  expect(whenBegan(pid)).toBeUndefined();
});

test('a process is alive that began when it is said to have begun', () => {
  expect(isAlive(thisProcess())).toBe(true);
  expect(isAlive({...thisProcess(), began: 'earlier'})).toBe(false);
});
