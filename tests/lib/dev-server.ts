import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {hasEnded} from '../../src/lib/end-process';
import {onFreePort} from '../../src/lib/free-port';

/** A site under `npm start`. */
export interface DevServer {
  /**
   * Its origin, once it says that it is ready; rejects with everything that it printed, where it
   * ends before.
   */
  origin: Promise<string>;
  /** Ends it, whether it is ready or not. */
  stop: () => Promise<void>;
}

/** Ends a process with all that it started; it leads a group of its own. */
async function endGroup(leader: ChildProcess): Promise<void> {
  if (leader.pid === undefined || hasEnded(leader)) return;
  const ended = once(leader, 'exit');
  process.kill(-leader.pid, 'SIGKILL');
  await ended;
}

/**
 * Starts the development server of a site as its `npm start` does.
 *
 * @param directory the site's top
 */
export function startDevServer(directory: string): DevServer {
  const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
  const started: ChildProcess[] = [];
  let isStopped = false;
  const origin = onFreePort(async (port) => {
    if (isStopped) throw new Error('the development server was stopped before it was ready');
    // A process group of its own, because there are several processes to end.
    const server = spawn(process.execPath, [tsx, 'src/build/docusaurus.ts', 'start', '--no-open', '--port', String(port)], {
      cwd: directory,
      detached: true,
      env: {...process.env, NODE_ENV: 'development', NO_COLOR: '1'},
    });
    started.push(server);
    let output = '';
    return new Promise<string>((resolve, reject) => {
      const listen = (data: Buffer): void => {
        output += data.toString();
        if (output.includes('The site is ready.')) resolve(`http://localhost:${port}`);
      };
      server.stdout.on('data', listen);
      server.stderr.on('data', listen);
      server.on('exit', () => {
        reject(new Error(`the development server ended:\n${output}`));
      });
    });
  });
  return {
    origin,
    stop: async () => {
      isStopped = true;
      await Promise.all(started.map(endGroup));
    },
  };
}
