import {exitCodeOf, signalOf} from '@site/src/build/whole-build/signals';

test.each([
  ['SIGHUP', 129],
  ['SIGINT', 130],
  ['SIGKILL', 137],
  ['SIGTERM', 143],
] as const)('%s is exit code %d, as in shells', (signal, exitCode) => {
  expect(exitCodeOf(signal)).toBe(exitCode);
  expect(signalOf(exitCode)).toBe(signal);
});

test.each([0, 1, 13, 128])('exit code %d is that of no signal', (exitCode) => {
  expect(signalOf(exitCode)).toBeUndefined();
});
