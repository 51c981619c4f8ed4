import path from 'node:path';
import {hashedPaths, workerPath, type HostingModel} from '../../../src/hosting/model';
import {mediaTypes} from '../../../src/lib/media-types';
import type {Answer, Host} from './answer';

/** What a host can do; every host that is configured by files can do what is not listed. */
export interface Abilities {
  /** Sends the headers of the model. */
  headers: boolean;
  /** Sends the worker that compiles Move a policy of its own; where not, the one with which it works goes with everything. */
  workerPolicy: boolean;
  /** Redirects a slash at the end of a page's address. */
  slash: boolean;
  /** Redirects a page's address with `.html`. */
  extension: boolean;
  /** Redirects old addresses by rules; where not, the page at the address leads on. */
  oldAddresses: boolean;
  /** Sends the build's compressed copies, in these codings. */
  codings: readonly string[];
  /** Sends `immutable` for hashed files. */
  immutable: boolean;
}

/** What is asked for, with the site's base in front. */
export interface CrawlList {
  pages: readonly string[];
  files: readonly string[];
  /** Those of the files that have compressed copies. */
  compressed: ReadonlySet<string>;
}

/** Addresses that a careless rule would turn into a redirect to another host, or into a second header. */
const traps = [
  '/example.org/',
  '%5cexample.org/',
  '/%5cexample.org/',
  '%2f%2fexample.org/',
  'guides%0d%0aX-Trap:%201/',
  '/example.org/%2e%2e/',
];

/** Where a redirect leads, seen from the address that was asked for: a path where it stays on the host. */
function targetOf(asked: string, {headers}: Answer, origin: string): string {
  const {location = ''} = headers;
  if (!URL.canParse(location, origin + asked)) return location;
  const target = new URL(location, origin + asked);
  return target.href.startsWith(`${origin}/`) ? target.href.slice(origin.length) : target.href;
}

const isRedirect = ({status}: Answer): boolean => status === 301 || status === 308;

/** Runs checks, some at a time, and gathers what they complain about. */
async function all<Item>(items: readonly Item[], check: (item: Item) => Promise<string[]>): Promise<string[]> {
  const problems: string[] = [];
  const queue = items.values();
  const work = async (): Promise<void> => {
    for (const item of queue) problems.push(...(await check(item)));
  };
  await Promise.all(Array.from({length: 16}, work));
  return problems;
}

/**
 * Asks a host for every page, file and old address, and for what must not be there. Where the home page is not as it should be, nothing
 * else is asked: a host that serves nothing would be told of once for each of some thousand addresses.
 *
 * @returns one line for each thing that is not as the model says, at most ten, and how many more there are
 */
export async function crawl(host: Host, model: HostingModel, list: CrawlList, can: Abilities): Promise<string[]> {
  const {base, caching} = model;
  const hashed = new RegExp(`^${hashedPaths(base)}`);
  const old = new Set(model.redirects.map(([from]) => from));
  const say = (asked: string, answer: Answer, wanted: string): string =>
    `${host.name} ${asked}: ${answer.status} ${JSON.stringify(answer.headers.location ?? answer.headers['content-type'])}, wanted ${wanted}`;

  function headerProblems(asked: string, answer: Answer, secure: boolean): string[] {
    if (!can.headers) return [];
    const worker = answer.status === 200 && model.workers.find((each) => new RegExp(`^${workerPath(base, each)}$`).test(asked));
    const policy = can.workerPolicy ? worker && worker.policy : model.everywhere;
    const wanted = {
      ...model.headers,
      ...(policy && {'Content-Security-Policy': policy}),
      ...(secure && {'Strict-Transport-Security': model.strictTransport}),
    };
    return Object.entries(wanted).flatMap(([name, value]) =>
      answer.headers[name.toLowerCase()] === value ? [] : [say(asked, answer, `${name}: ${value}`)],
    );
  }

  async function expectFile(asked: string, file: string, status: number): Promise<string[]> {
    const type = mediaTypes[path.posix.extname(file).slice(1)]?.type ?? 'a type in src/lib/media-types.ts';
    const problems: string[] = [];
    const codings = [undefined, ...can.codings].filter((coding) => coding === undefined || list.compressed.has(file));
    for (const coding of codings) {
      const answer = await host.ask(asked, {'accept-encoding': coding ?? 'identity', 'x-forwarded-proto': 'https'});
      if (answer.status !== status) problems.push(say(asked, answer, String(status)));
      if (answer.headers['content-type'] !== type) problems.push(say(asked, answer, type));
      const expected = hashed.test(asked) && status === 200 ? caching.hashed : caching.others;
      if (can.immutable && answer.headers['cache-control'] !== expected)
        problems.push(say(asked, answer, `Cache-Control: ${expected}, not ${answer.headers['cache-control']}`));
      if (answer.headers['content-encoding'] !== coding) problems.push(say(asked, answer, `coding ${coding}`));
      if (coding !== undefined && !/\baccept-encoding\b/i.test(answer.headers.vary ?? '')) problems.push(say(asked, answer, 'Vary'));
      problems.push(...headerProblems(asked, answer, true));
    }
    return problems;
  }

  async function expectRedirect(asked: string, to: string): Promise<string[]> {
    const answer = await host.ask(asked, {'x-forwarded-proto': 'https'});
    return isRedirect(answer) && targetOf(asked, answer, host.origin) === to
      ? headerProblems(asked, answer, true)
      : [say(asked, answer, `a redirect to ${to}`)];
  }

  /** A folder's page, which stands at the address with a slash at its end; `/a/index` is the file of that page. */
  async function expectForwarding(from: string): Promise<string[]> {
    if (old.has(from.replace(/\/index$/, '')) && from.endsWith('/index')) return expectFile(from, `${from}.html`, 200);
    return [...(await expectRedirect(from, `${from}/`)), ...(await expectFile(`${from}/`, `${from}/index.html`, 200))];
  }

  async function expectMissing(asked: string): Promise<string[]> {
    return expectFile(asked, `${base}404.html`, 404);
  }

  async function expectPage(page: string): Promise<string[]> {
    if (page === base) return [];
    return [
      ...(await expectFile(page, `${page}.html`, 200)),
      ...(can.slash ? await expectRedirect(`${page}/`, page) : []),
      ...(can.extension ? await expectRedirect(`${page}.html`, page) : []),
    ];
  }

  async function expectHome(): Promise<string[]> {
    const answer = await host.ask(base);
    return isRedirect(answer) && targetOf(base, answer, host.origin) === base.slice(0, -1)
      ? expectFile(base.slice(0, -1), `${base}index.html`, 200)
      : expectFile(base, `${base}index.html`, 200);
  }

  async function expectNoTrap(asked: string): Promise<string[]> {
    const answer = await host.ask(asked);
    const target = targetOf(base, answer, host.origin);
    const leaves = !target.startsWith('/') || answer.headers['x-trap'] !== undefined;
    return leaves || answer.status >= 500 ? [`${host.name} ${asked}: ${answer.status} ${target}`] : [];
  }

  async function expectTlsAlone(): Promise<string[]> {
    const answer = await host.ask(base);
    return answer.headers['strict-transport-security'] === undefined ? [] : [say(base, answer, 'no Strict-Transport-Security without TLS')];
  }

  const known = new Set(list.pages);
  const first = await expectHome();
  if (first.length > 0) return [...first, `${host.name}: nothing else was asked`];
  const problems = [
    ...(can.codings.length > 0 ? await expectTlsAlone() : []),
    ...(await all(list.pages, expectPage)),
    ...(await all(list.files, (file) => expectFile(file, file, 200))),
    ...(await all(model.redirects, async ([from, to]) => [
      ...(await (can.oldAddresses ? expectRedirect(from, to) : expectForwarding(from))),
      ...(known.has(to.replace(/#.*/, '')) ? [] : [`${host.name} ${from} leads to ${to}, which is no page`]),
    ])),
    ...(await all([`${base}no-such-page`, `${base}guides/no-such-page`, `${base}no/such/file.js`], expectMissing)),
    ...(await all(
      traps.map((trap) => base + trap),
      expectNoTrap,
    )),
  ];
  return problems.length > 10 ? [...problems.slice(0, 10), `and ${problems.length - 10} more`] : problems;
}
