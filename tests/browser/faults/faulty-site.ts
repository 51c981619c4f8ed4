import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import handler from 'serve-handler';
import {closeServer, type RunningSite} from '../../../src/lib/serve-site';
import {buildDir} from '../../lib/built-site';

/** Answers in the place of the site. */
export type Fault = (response: ServerResponse) => void;

/** A wrong answer that browsers and proxies keep. */
const kept =
  (status: number, type: string, body: string): Fault =>
  (response) => {
    response.writeHead(status, {'content-type': type, 'cache-control': 'max-age=86400'}).end(body);
  };

/** What hosts and networks do to a file. */
export const faults = {
  'an error page with the status of a page': kept(200, 'text/html', '<!doctype html><title>Sign in</title>'),
  'a kept "not found"': kept(404, 'text/html', 'Not found'),
  'another file': kept(200, 'application/json', '["AAAAAAAAAAAAAAAA",{"version":3,"routes":[]}]'),
  'half of a file': kept(200, 'application/json', '["AAAAAAAAAAAAAAAA",{"version":3,"rou'),
  'a connection that breaks': (response) => {
    response.destroy();
  },
} satisfies Record<string, Fault>;

/**
 * A host's answer for a file that a deployment has removed. Its newer pages ask for other names, so
 * nobody keeps it.
 */
export const gone: Fault = (response) => {
  response.writeHead(404, {'cache-control': 'no-store'}).end();
};

export interface FaultySite extends RunningSite {
  /** Says what is wrong with an address, if anything is. A test sets it at any time. */
  faultAt: (path: string) => Fault | undefined;
}

/**
 * Serves the built site, with faults. Playwright's routes would switch the browser's cache off, in
 * which some of these faults live.
 */
export async function serveFaultySite(): Promise<FaultySite> {
  const server = createServer((request, response) => {
    const fault = site.faultAt(request.url ?? '');
    if (fault) fault(response);
    else void handler(request, response, {public: buildDir, cleanUrls: true, trailingSlash: false, directoryListing: false});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const site: FaultySite = {origin: `http://127.0.0.1:${port}`, close: () => closeServer(server), faultAt: () => undefined};
  return site;
}
