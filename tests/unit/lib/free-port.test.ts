import {onFreePort} from '@site/src/lib/free-port';

/** Fails as often as it is told to, as where another program was quicker. */
function failing(times: number): {ports: number[]; start: (port: number) => Promise<string>} {
  const ports: number[] = [];
  return {
    ports,
    start: (port) => {
      ports.push(port);
      return ports.length <= times ? Promise.reject(new Error(`start ${ports.length} failed`)) : Promise.resolve(`start ${ports.length}`);
    },
  };
}

test('what starts is started once', async () => {
  const {ports, start} = failing(0);
  expect(await onFreePort(start)).toBe('start 1');
  expect(ports).toEqual([expect.any(Number)]);
});

test('what fails gets other ports', async () => {
  const {ports, start} = failing(2);
  expect(await onFreePort(start)).toBe('start 3');
  expect(ports).toHaveLength(3);
});

test('what always fails says why it failed at last', async () => {
  await expect(onFreePort(failing(9).start)).rejects.toThrow('start 3 failed');
});
