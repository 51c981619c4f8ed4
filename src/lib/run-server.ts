import {spawn} from 'node:child_process';
import {connect} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';
import {endProcess, hasEnded} from './end-process';
import {onFreePort} from './free-port';
import type {RunningSite} from './serve-site';

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).on('error', () => {
      resolve(false);
    });
  });

/**
 * Starts a server that stays in the foreground, and waits until it takes connections.
 *
 * @param command gives the command line for a port, with variables beside those of this process
 * @throws with what the server printed, where it ends before that, on several ports
 */
export async function runServer(
  command: (port: number) => {program: string; args: readonly string[]; env?: Readonly<Record<string, string>>},
): Promise<RunningSite> {
  return onFreePort(async (port) => {
    const {program, args, env} = command(port);
    const server = spawn(program, args, {stdio: ['ignore', 'pipe', 'pipe'], env: {...process.env, ...env}});
    let printed = '';
    for (const stream of [server.stdout, server.stderr]) stream.on('data', (part: Buffer) => (printed += part.toString()));
    while (!hasEnded(server) && !(await answers(port))) await wait(20);
    // What answers may be another program that was quicker.
    if (hasEnded(server)) throw new Error(`${program} ended before it served anything:\n${printed}`);
    return {
      origin: `http://127.0.0.1:${port}`,
      close: () => endProcess(server),
    };
  });
}
