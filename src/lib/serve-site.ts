import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import handler from 'serve-handler';

export interface RunningSite {
  /** Such as `http://127.0.0.1:41235`, without a slash at the end. */
  origin: string;
  close(): Promise<void>;
}

/** Ends a server with the connections that browsers keep open. */
export const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve, reject) => {
    server.closeAllConnections();
    server.close((error) => {
      if (error) reject(error);
      else resolve();
    });
  });

/**
 * Serves a built site on loopback as a static host would.
 *
 * @param directory the built site
 * @param port 0 takes any free one
 * @param headers of every answer, beside the usual ones
 * @param special headers that take the place of these for some paths: pattern of a path → headers
 */
export async function serveSite(
  directory: string,
  port = 0,
  headers: Readonly<Record<string, string>> = {},
  special: Readonly<Record<string, Readonly<Record<string, string>>>> = {},
): Promise<RunningSite> {
  const rules = Object.entries({'**': headers, ...special}).map(([source, values]) => ({
    source,
    headers: Object.entries(values).map(([key, value]) => ({key, value})),
  }));
  const server = createServer((request, response) => {
    handler(request, response, {
      public: directory,
      cleanUrls: true,
      trailingSlash: false,
      directoryListing: false,
      headers: rules,
    }).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined);
    });
  });
  // A connection that the server closes for being idle may be just the one that a client uses next.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const {port: actual} = server.address() as AddressInfo;
  return {origin: `http://127.0.0.1:${actual}`, close: () => closeServer(server)};
}
