import {Agent, request, type IncomingMessage} from 'node:http';
import path from 'node:path';
import {hashedPaths, workerPath, type HostingModel} from '../../../src/hosting/model';
import {eachOf} from '../../../src/lib/each-of';
import {mediaTypes} from '../../../src/lib/media-types';

/** What is asked for, with the site's base in front. */
export interface PublishedSite {
  pages: readonly string[];
  /** Neither pages nor compressed copies. */
  files: readonly string[];
  /** Files that have compressed copies, pages included. */
  compressed: ReadonlySet<string>;
}

/**
 * Addresses that a careless rule would turn into a redirect to another host, or into a second
 * header.
 */
const traps = [
  '/example.org/',
  '%5cexample.org/',
  '/%5cexample.org/',
  '%2f%2fexample.org/',
  'guides%0d%0aX-Trap:%201/',
  '/example.org/%2e%2e/',
];

/**
 * Asks a server for every page, file and old address, and for what must not be there. Where the
 * home page is not as it should be, nothing else is asked.
 *
 * @param codings in which the server sends the build's compressed copies
 * @returns one line for each thing that is not as the model says, at most ten
 */
export async function crawl(origin: string, model: HostingModel, site: PublishedSite, codings: readonly string[]): Promise<string[]> {
  const {base, caching} = model;
  const agent = new Agent({keepAlive: true, maxSockets: 16});
  const {hostname, port} = new URL(origin);
  const hashed = new RegExp(`^${hashedPaths(base)}`);
  const problems: string[] = [];

  /** Asks for headers alone; paths go to the server as they are. */
  const ask = (asked: string, headers: Readonly<Record<string, string>> = {'x-forwarded-proto': 'https'}): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      request({agent, hostname, port, path: asked, headers, method: 'HEAD'}, (answer) => {
        answer.resume().on('end', () => {
          resolve(answer);
        });
      })
        .on('error', reject)
        .end();
    });

  /** Where a redirect leads: a path where it stays on the host. */
  function targetOf(asked: string, location = ''): string {
    if (!URL.canParse(location, origin + asked)) return location;
    const {href} = new URL(location, origin + asked);
    return href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
  }

  function expectHeaders(asked: string, answer: IncomingMessage, wanted: Readonly<Record<string, string | undefined>>): void {
    for (const [name, value] of Object.entries({...model.headers, 'Strict-Transport-Security': model.strictTransport, ...wanted})) {
      const sent = answer.headers[name.toLowerCase()];
      if (sent !== value) problems.push(`${asked}: ${answer.statusCode} with ${name}: ${String(sent)}, wanted ${value}`);
    }
  }

  async function expectFile(asked: string, file: string, status = 200): Promise<void> {
    const worker = status === 200 && model.workers.find((each) => new RegExp(`^${workerPath(base, each)}$`).test(asked));
    for (const coding of [undefined, ...codings]) {
      if (coding !== undefined && !site.compressed.has(file)) continue;
      const answer = await ask(asked, {'accept-encoding': coding ?? 'identity', 'x-forwarded-proto': 'https'});
      if (answer.statusCode !== status) problems.push(`${asked}: ${answer.statusCode}, wanted ${status}`);
      if (coding !== undefined && !/\baccept-encoding\b/i.test(answer.headers.vary ?? '')) problems.push(`${asked}: no Vary`);
      expectHeaders(asked, answer, {
        'Content-Type': mediaTypes[path.posix.extname(file).slice(1)]?.type,
        'Cache-Control': hashed.test(asked) && status === 200 ? caching.hashed : caching.others,
        'Content-Encoding': coding,
        ...(worker && {'Content-Security-Policy': worker.policy}),
      });
    }
  }

  async function expectRedirect(asked: string, to: string): Promise<void> {
    const answer = await ask(asked);
    if (answer.statusCode !== 301 || targetOf(asked, answer.headers.location) !== to)
      problems.push(`${asked}: ${answer.statusCode} ${answer.headers.location}, wanted a redirect to ${to}`);
    expectHeaders(asked, answer, {});
  }

  async function expectPage(page: string): Promise<void> {
    if (page === base) return;
    await expectFile(page, `${page}.html`);
    await expectRedirect(`${page}/`, page);
    await expectRedirect(`${page}.html`, page);
  }

  async function expectNoTrap(asked: string): Promise<void> {
    const {statusCode = 0, headers} = await ask(asked);
    const target = targetOf(base, headers.location);
    if (statusCode >= 500 || /^[^/]/.test(target) || headers['x-trap'] !== undefined) problems.push(`${asked}: ${statusCode} ${target}`);
  }

  try {
    await expectFile(base, `${base}index.html`);
    if (problems.length > 0) return [...problems, 'nothing else was asked'];
    expectHeaders(base, await ask(base, {}), {'Strict-Transport-Security': undefined});
    await eachOf(site.pages, 16, expectPage);
    await eachOf(site.files, 16, (file) => expectFile(file, file));
    await eachOf(model.redirects, 16, ([from, to]) => expectRedirect(from, to));
    for (const missing of ['no-such-page', 'guides/no-such-page', 'no/such/file.js'])
      await expectFile(base + missing, `${base}404.html`, 404);
    for (const trap of traps) await expectNoTrap(base + trap);
    return problems.slice(0, 10);
  } finally {
    agent.destroy();
  }
}
