import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {gzipSync} from 'node:zlib';
import {closeServer, serveSite, type RunningSite} from './serve-site';

/** The default of zlib, Apache and most hosts. */
const level = 6;

/** One answer of the server. */
export interface Transfer {
  /** Path and query of the address. */
  path: string;
  status: number;
  /** Media type without parameters; empty where the server named none. */
  mediaType: string;
  /** Size of the body as it went over the wire: compressed, without headers. */
  bytes: number;
  /** True where the browser said that it fetches ahead, for a later page. */
  prefetch: boolean;
}

export interface CompressedSite extends RunningSite {
  /** Every answer so far, oldest first; it grows while the site runs. */
  transfers: readonly Transfer[];
}

/**
 * What GitHub Pages sends with everything; without it a browser guesses from the age of the file.
 */
const caching = 'max-age=600';

const compressedTypes = new Set([
  'application/javascript',
  'application/json',
  'application/manifest+json',
  'application/xml',
  'image/svg+xml',
]);

const isCompressed = (mediaType: string): boolean => mediaType.startsWith('text/') || compressedTypes.has(mediaType);

/** True where a browser's request says that a later page may need the answer. */
export const isPrefetch = (headers: Readonly<Record<string, string | string[] | undefined>>): boolean =>
  [headers['sec-purpose'], headers.purpose].some((purpose) => typeof purpose === 'string' && purpose.startsWith('prefetch'));

/**
 * Serves a built site as `serveSite` does, with text compressed by gzip, and keeps a record of what
 * it sent. Bodies are compressed whole, so the same site gives the same figures each time.
 */
export async function serveCompressed(directory: string): Promise<CompressedSite> {
  const plain = await serveSite(directory);
  const transfers: Transfer[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    const original = await fetch(`${plain.origin}${path}`, {redirect: 'manual'});
    const headers = Object.fromEntries(
      [...original.headers].filter(([name]) => !['connection', 'keep-alive', 'transfer-encoding'].includes(name)),
    );
    const mediaType = (headers['content-type'] ?? '').split(';', 1)[0]?.trim() ?? '';
    let body: Buffer = Buffer.from(await original.arrayBuffer());
    if (body.length > 0 && isCompressed(mediaType)) {
      body = gzipSync(body, {level});
      headers['content-encoding'] = 'gzip';
      headers.vary = 'accept-encoding';
    }
    headers['content-length'] = String(body.length);
    headers['cache-control'] ??= caching;
    transfers.push({path, status: original.status, mediaType, bytes: body.length, prefetch: isPrefetch(request.headers)});
    response.writeHead(original.status, headers).end(body);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    transfers,
    close: async () => {
      await closeServer(server);
      await plain.close();
    },
  };
}
