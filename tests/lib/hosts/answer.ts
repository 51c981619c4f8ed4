import {Agent, request} from 'node:http';

/** What a host says about a path, without the body. Names of headers are in small letters. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
}

/** A server that runs, or something that behaves as a hosted service does. */
export interface Host {
  name: string;
  /** Without a slash at the end. */
  origin: string;
  ask: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;
}

/** The origin of hosts that are emulated. */
export const emulatedOrigin = 'https://docs.example.org';

/** A host that is a server on loopback. It is asked for headers alone; paths go to it as they are. */
export function serverHost(name: string, origin: string): Host & {close: () => void} {
  const agent = new Agent({keepAlive: true, maxSockets: 16});
  const {hostname, port} = new URL(origin);
  return {
    name,
    origin,
    ask: (path, headers = {}) =>
      new Promise((resolve, reject) => {
        request({agent, hostname, port, path, headers, method: 'HEAD'}, (response) => {
          response.resume().on('end', () => {
            const flat = Object.entries(response.headers).map(([key, value]) => [key, Array.isArray(value) ? value.join(', ') : value]);
            resolve({status: response.statusCode ?? 0, headers: Object.fromEntries(flat) as Answer['headers']});
          });
        })
          .on('error', reject)
          .end();
      }),
    close: () => {
      agent.destroy();
    },
  };
}
