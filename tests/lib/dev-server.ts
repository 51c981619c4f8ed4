import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';
import path from 'node:path';

/** A site under `npm start`. */
export interface DevServer {
  origin: string;
  stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Starts the development server of a site as its `npm start` does, and waits until it says that it is ready.
 *
 * @param directory the site's top
 * @throws with everything that it printed, where it ends before
 */
export async function startDevServer(directory: string): Promise<DevServer> {
  const port = await freePort();
  const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
  // A process group of its own, because there are several processes to end.
  const server = spawn(process.execPath, [tsx, 'src/build/docusaurus.ts', 'start', '--no-open', '--port', String(port)], {
    cwd: directory,
    detached: true,
    env: {...process.env, NODE_ENV: 'development', NO_COLOR: '1'},
  });
  const ended = once(server, 'exit');
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    const listen = (data: Buffer): void => {
      output += data.toString();
      if (output.includes('The site is ready.')) resolve();
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.on('exit', () => {
      reject(new Error(`the development server ended:\n${output}`));
    });
  });
  await ready;
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      if (server.pid !== undefined) process.kill(-server.pid, 'SIGKILL');
      await ended;
    },
  };
}
