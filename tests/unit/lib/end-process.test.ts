import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {endProcess, hasEnded} from '../../../src/lib/end-process';

test('a process is asked to end, and has ended when the answer comes', async () => {
  const process = spawn('sleep', ['600']);
  expect(hasEnded(process)).toBe(false);
  await endProcess(process);
  expect(process.signalCode).toBe('SIGTERM');
});

test('one that has ended by itself is left as it is', async () => {
  const process = spawn('true');
  await once(process, 'exit');
  await endProcess(process);
  expect([hasEnded(process), process.exitCode]).toEqual([true, 0]);
});
