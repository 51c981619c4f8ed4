import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';

/** A port of loopback that nothing listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A port that was free a moment ago is rarely taken, and three in a row never are by chance. */
const tries = 3;

/**
 * Starts something that takes the number of a port. The port may be gone before it is used, so what
 * fails gets other ones.
 *
 * @param start throws where it could not start, whatever the reason
 * @throws what the last start threw
 */
export async function onFreePort<T>(start: (port: number) => Promise<T>): Promise<T> {
  for (let left = tries - 1; left > 0; left -= 1) {
    try {
      return await start(await freePort());
    } catch {
      // The last start says what is wrong.
    }
  }
  return start(await freePort());
}
