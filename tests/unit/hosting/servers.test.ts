import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {hosts} from '../../../src/hosting/hosts';
import {hostingModel, type HostFiles, type HostingModel} from '../../../src/hosting/model';
import {findProgram} from '../../../src/lib/find-program';
import {mediaTypes} from '../../../src/lib/media-types';
import type {RunningSite} from '../../../src/lib/serve-site';
import {writeFilesBelow} from '../../../src/lib/write-files';
import {hashOf, policyFor} from '../../../src/security-policy/policy';
import {crawl} from '../../lib/hosts/crawl';
import {runCaddy} from '../../lib/hosts/run-caddy';
import {nginxHasBrotli, runNginx} from '../../lib/hosts/run-nginx';

const policy = policyFor({scripts: [hashOf('run()')], styles: []});

interface Server {
  program: string | undefined;
  run: (program: string, files: HostFiles, root: string) => Promise<RunningSite>;
  codings: readonly string[];
}
const servers: Readonly<Record<'nginx' | 'caddy', Server>> = {
  nginx: {program: findProgram('nginx'), run: runNginx, codings: nginxHasBrotli() ? ['br', 'gzip'] : ['gzip']},
  caddy: {program: findProgram('caddy'), run: runCaddy, codings: ['br', 'gzip']},
};

const pages = ['guides', 'guides/a'];
const files = [
  ...Object.keys(mediaTypes).flatMap((extension) => (extension === 'html' ? [] : [`files/a.${extension}`])),
  ...['assets/js/0a1b/main.js', 'assets/js/0a1b/move-worker.js', 'assets/js/0a1b/script-worker.js', 'assets/css/styles.0a1b.css'],
  ...['search-index/entry.json', 'search-index/0a1b/pages.json', '.well-known/security.txt'],
];
/** Old addresses are pages, too, which lead on where a host takes no rules. */
const html = [...['index', '404', 'build/index'], ...pages].map((page) => `${page}.html`);
const compressed = [...html, ...files].filter((file) => mediaTypes[path.extname(file).slice(1)]?.compressible);

/** Starts a server with the files of a host and a small site, and asks it for every address. */
async function tryServer({program = '', run, codings}: Server, hostFiles: HostFiles, model: HostingModel): Promise<string[]> {
  const root = mkdtempSync(path.join(tmpdir(), 'hosted-'));
  const names = [...html, ...files, ...compressed.flatMap((file) => [`${file}.br`, `${file}.gz`])];
  writeFilesBelow(path.join(root, model.base), Object.fromEntries(names.map((name) => [name, name])));
  const below = (name: string): string => model.base + name;
  const server = await run(program, hostFiles, root);
  try {
    const site = {pages: pages.map(below), files: files.map(below), compressed: new Set(compressed.map(below))};
    return await crawl(server.origin, model, site, codings);
  } finally {
    await server.close();
    rmSync(root, {recursive: true});
  }
}

describe.each(['nginx', 'caddy'] as const)('%s', (name) => {
  const isThere = servers[name].program !== undefined;
  const title = isThere ? 'at %s answers every address as the model says' : 'is not installed, so it was not tried at %s';
  (isThere ? test : test.skip).each(['/', '/docs/'])(title, async (base) => {
    const model = hostingModel(policy, base);
    expect(await tryServer(servers[name], hosts[name](model), model)).toEqual([]);
  });
});

const spoiled: readonly (readonly [what: string, file: string, from: RegExp, to: string, message: string])[] = [
  ['a header that is missing', 'server.conf', /^add_header X-Content-Type-Options.*\n/m, '', 'with X-Content-Type-Options: undefined, '],
  ['a redirect that is gone', 'old-addresses.map', /^"\/build" .*\n/m, '', '/build: 404 undefined, wanted a redirect to /guides'],
  [
    'a redirect to another host',
    'server.conf',
    /^if /m,
    'rewrite ^/+example $scheme://example.org/ permanent;\nif ',
    ': 301 http://example.org/',
  ],
  ['a file that is kept too long', 'http.conf', /^( {2}default "public), [^"]+/m, '$1, max-age=60', 'Cache-Control: public, max-age=60, '],
];

(servers.nginx.program === undefined ? test.skip : test).each(spoiled)('the crawl sees %s', async (_what, file, from, to, message) => {
  const model = hostingModel(policy);
  const right: HostFiles = hosts.nginx(model);
  const wrong = {...right, [file]: (right[file] ?? '').replace(from, to)};
  expect(wrong).not.toEqual(right);
  expect((await tryServer(servers.nginx, wrong, model)).join('\n')).toContain(message);
});
