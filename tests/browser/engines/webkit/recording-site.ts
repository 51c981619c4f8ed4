import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {closeServer, type RunningSite} from '../../../../src/lib/serve-site';

/**
 * The script that keeps what the page complains of; it outlives the page, since the next one goes
 * on with the list.
 */
const recorder = `(() => {
  // What a page that is left still asked for fails, and that is no fault of it.
  let isLeft = false;
  addEventListener('pagehide', () => { isLeft = true; });
  addEventListener('pageshow', () => { isLeft = false; });
  const add = (text) => {
    if (isLeft) return;
    const list = JSON.parse(sessionStorage.getItem('complaints') ?? '[]');
    sessionStorage.setItem('complaints', JSON.stringify([...list, text]));
  };
  for (const level of ['log', 'info', 'debug', 'warn', 'error']) {
    const plain = console[level].bind(console);
    console[level] = (...values) => { add('console ' + level + ': ' + values.map(String).join(' ')); plain(...values); };
  }
  addEventListener('error', (event) => {
    add(event.target === window || !event.target ? 'exception: ' + event.message : 'failed request: ' + (event.target.src || event.target.href));
  }, true);
  addEventListener('unhandledrejection', (event) => add('rejection: ' + event.reason));
})();`;

const address = '/complaints.js';

/**
 * Serves a site again with a script in each page that records complaints: WebKit's driver has no
 * log of its own.
 *
 * @param origin of the served site
 */
export async function recordingSite(origin: string): Promise<RunningSite> {
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      if (request.url === address) {
        response.setHeader('content-type', 'text/javascript');
        response.end(recorder);
        return;
      }
      const found = await fetch(`${origin}${request.url ?? '/'}`);
      const type = found.headers.get('content-type') ?? 'application/octet-stream';
      response.writeHead(found.status, {'content-type': type});
      if (!type.startsWith('text/html')) response.end(Buffer.from(await found.arrayBuffer()));
      else response.end((await found.text()).replace('<head>', `<head><script src="${address}"></script>`));
    };
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {origin: `http://127.0.0.1:${port}`, close: () => closeServer(server)};
}
