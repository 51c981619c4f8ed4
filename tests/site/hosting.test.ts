import {chmodSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {hosts} from '../../src/hosting/hosts';
import {hostingModel, type HostFiles, type HostingModel} from '../../src/hosting/model';
import {findNginx, nginxHasBrotli, runNginx} from '../../src/hosting/run-nginx';
import {findProgram} from '../../src/lib/find-program';
import type {RunningSite} from '../../src/lib/serve-site';
import {writeFileBelow} from '../../src/lib/write-files';
import {sitePolicy} from '../../src/security-policy/site-policy';
import {serverHost, type Host} from '../lib/hosts/answer';
import {crawl, type Abilities} from '../lib/hosts/crawl';
import {emulateBucket} from '../lib/hosts/emulate-bucket';
import {emulateCloudflarePages, emulateGitHubPages, emulateNetlify} from '../lib/hosts/emulate-rules-files';
import {emulateVercel} from '../lib/hosts/emulate-vercel';
import {crawlList, publish} from '../lib/hosts/published-site';
import {runApache} from '../lib/hosts/run-apache';
import {runCaddy} from '../lib/hosts/run-caddy';
import {publishedFiles, type PublishedFiles} from '../lib/hosts/static-files';

const site = 'build';
const policy = sitePolicy(site);
const bases = ['/', '/docs/'] as const;
const models = Object.fromEntries(bases.map((base) => [base, hostingModel(policy, base)])) as Record<(typeof bases)[number], HostingModel>;
const full: Abilities = {
  headers: true,
  workerPolicy: true,
  slash: true,
  extension: true,
  oldAddresses: true,
  codings: ['br', 'gzip'],
  immutable: true,
};
const hosted: Abilities = {...full, codings: []};

/** At the top of a host every file is asked for; below a folder one in twenty, as the rules are the same. */
const every = {'/': 1, '/docs/': 20} as const;

type Run = (program: string, files: HostFiles, root: string) => Promise<RunningSite>;
const servers: readonly (readonly [name: string, program: string | undefined, run: Run, can: Abilities])[] = [
  ['nginx', findNginx(), runNginx, nginxHasBrotli() ? full : {...full, codings: ['gzip']}],
  ['caddy', findProgram('caddy'), runCaddy, full],
  ['apache', findProgram('apache2'), runApache, full],
];

describe.each(bases)('at %s', (base) => {
  for (const [name, program, run, can] of servers) {
    if (program === undefined) {
      test.skip(`${name} is not installed, so it was not tried; .ci/servers installs it`, () => undefined);
      continue;
    }
    test(`${name} serves every address as the model says`, async () => {
      const {root, remove} = publish(site, base);
      const server = await run(program, hosts[name]?.(models[base]) ?? {}, root);
      const host = serverHost(name, server.origin);
      try {
        expect(await crawl(host, models[base], crawlList(site, base, every[base]), can)).toEqual([]);
      } finally {
        host.close();
        await server.close();
        remove();
      }
    });
  }

  const emulated: readonly (readonly [name: string, make: (files: HostFiles, published: PublishedFiles) => Host, can: Abilities])[] = [
    ['netlify', emulateNetlify, {...hosted, extension: false, workerPolicy: false}],
    ['cloudflare-pages', emulateCloudflarePages, hosted],
    // Below a folder, vercel.json's build command puts a copy of the 404 page at the top.
    ['vercel', (files, published) => emulateVercel(files, new Set([...published, '/404.html'])), hosted],
    ['bucket', (files, published) => emulateBucket(files, published, base), hosted],
  ];
  test.each(emulated)('%s, emulated, serves every address as the model says', async (name, make, can) => {
    const host = make(hosts[name]?.(models[base]) ?? {}, publishedFiles(site, base));
    expect(await crawl(host, models[base], crawlList(site, base, every[base]), can)).toEqual([]);
  });

  test('github-pages, emulated, serves every page and file, pages at old addresses that lead on, and the 404 page for all else', async () => {
    const can: Abilities = {
      headers: false,
      workerPolicy: false,
      slash: false,
      extension: false,
      oldAddresses: false,
      codings: [],
      immutable: false,
    };
    const host = emulateGitHubPages(publishedFiles(site, base), base);
    expect(await crawl(host, models[base], crawlList(site, base, every[base]), can)).toEqual([]);
  });
});

describe('the hidden folder of security.txt', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'hidden-folder-'));
  const asked = '/.well-known/security.txt';
  const files = (name: string): HostFiles => hosts[name]?.(models['/']) ?? {};

  beforeAll(() => {
    chmodSync(root, 0o755);
    for (const file of ['index.html', '404.html', asked]) writeFileBelow(root, file, file);
  });

  afterAll(() => {
    rmSync(root, {recursive: true});
  });

  async function expectServed(host: Host): Promise<void> {
    const {status, headers} = await host.ask(asked);
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect((await host.ask(`${asked}.none`)).status).toBe(404);
  }

  for (const [name, program, run] of servers) {
    if (program === undefined) continue;
    test(`is served by ${name}`, async () => {
      const server = await run(program, files(name), root);
      const host = serverHost(name, server.origin);
      try {
        await expectServed(host);
      } finally {
        host.close();
        await server.close();
      }
    });
  }

  test.each<[name: string, make: () => Host]>([
    ['netlify', () => emulateNetlify(files('netlify'), publishedFiles(root, '/'))],
    ['cloudflare-pages', () => emulateCloudflarePages(files('cloudflare-pages'), publishedFiles(root, '/'))],
    ['vercel', () => emulateVercel(files('vercel'), publishedFiles(root, '/'))],
    ['bucket', () => emulateBucket(files('bucket'), publishedFiles(root, '/'), '/')],
    ['github-pages', () => emulateGitHubPages(publishedFiles(root, '/'), '/')],
  ])('is served by %s, emulated', async (_name, make) => {
    await expectServed(make());
  });
});

const wrong: readonly (readonly [what: string, file: string, from: RegExp, to: string, message: string])[] = [
  ['a header that is missing', '_headers', /^ {2}X-Content-Type-Options.*\n/m, '', 'wanted X-Content-Type-Options: nosniff'],
  ['a redirect that is gone', '_redirects', /^\/build .*\n/m, '', '/build: 200 "text/html; charset=utf-8", wanted a redirect to /guides'],
  [
    'a redirect to a page that is gone',
    '_redirects',
    /^(\/build) .*$/m,
    '$1 /gone 301',
    '/build: 301 "/gone", wanted a redirect to /guides',
  ],
  ['a redirect to another host', '_redirects', /^/, '/%5cexample.org/ //example.org 301\n', '/%5cexample.org/: 301 https://example.org/'],
];

test.each(wrong)('the crawl sees %s', async (_what, file, from, to, message) => {
  const files = hosts['cloudflare-pages']?.(models['/']) ?? {};
  const host = emulateCloudflarePages({...files, [file]: (files[file] ?? '').replace(from, to)}, publishedFiles(site, '/'));
  const list = crawlList(site, '/', 1000);
  expect((await crawl(host, models['/'], list, hosted)).join('\n')).toContain(message);
});

const crawlTop = (host: Host, can: Abilities): Promise<string[]> => crawl(host, models['/'], crawlList(site, '/', 1000), can);

test('the crawl sees that Netlify would serve the file at an old address, without a "!" behind the rule', async () => {
  const files = hosts.netlify?.(models['/']) ?? {};
  const host = emulateNetlify(
    {...files, _redirects: (files._redirects ?? '').replace(/^(\/build .*)!$/m, '$1')},
    publishedFiles(site, '/'),
  );
  const can = {...hosted, extension: false, workerPolicy: false};
  expect(await crawlTop(host, can)).toEqual(['netlify /build: 200 "text/html; charset=utf-8", wanted a redirect to /guides']);
});

test('the crawl sees an old address without a file, where a host takes no rules', async () => {
  const files = new Set([...publishedFiles(site, '/')].filter((file) => file !== '/build/index.html'));
  const host = emulateGitHubPages(files, '/');
  const can = {...hosted, headers: false, workerPolicy: false, slash: false, extension: false, oldAddresses: false, immutable: false};
  expect((await crawlTop(host, can)).join('\n')).toContain('github-pages /build: 404 ');
});
