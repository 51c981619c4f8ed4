import {Buffer} from 'node:buffer';
import {hosts} from '../../../src/hosting/hosts';
import {generatedBy, hostingModel, type HostingModel} from '../../../src/hosting/model';
import {hashOf, policyFor} from '../../../src/security-policy/policy';

const policy = policyFor({scripts: [hashOf('run()')], styles: []});

/** What Cloudflare Pages takes (developers.cloudflare.com/pages/configuration). */
const limits = {redirects: 2000, redirectsBytes: 100_000, headerLine: 2000};

/** What Cloudflare would drop without a word. */
function dropped({_headers = '', _redirects = ''}: Readonly<Record<string, string>>): string[] {
  const rules = _redirects.split('\n').slice(1, -1);
  return [
    ...(rules.length > limits.redirects ? [`${rules.length} redirects`] : []),
    ...(Buffer.byteLength(_redirects) > limits.redirectsBytes ? [`${Buffer.byteLength(_redirects)} bytes of redirects`] : []),
    ...rules.filter((rule) => !/^\/\S* \/\S* 301$/.test(rule)),
    ..._headers
      .split('\n')
      .filter((line) => line.length > limits.headerLine || !/^(?:|# .+|\/\S*| {2}(?:! [\w-]+|[\w-]+: \S.*))$/.test(line)),
  ];
}

test.each(['/', '/docs/'])('Cloudflare Pages takes every rule at %s', (base) => {
  expect(dropped(hosts['cloudflare-pages'](hostingModel(policy, base)))).toEqual([]);
});

test('rules that it would drop are seen', () => {
  const {_headers = '', _redirects = ''} = hosts['cloudflare-pages'](hostingModel(policy));
  expect(dropped({_headers: `${_headers}X-Header\n`, _redirects: `${_redirects.repeat(2)}/from to 301\n`})).toEqual([
    expect.stringContaining(' redirects'),
    expect.stringContaining(' bytes of redirects'),
    expect.stringContaining('# Written'),
    '/from to 301',
    'X-Header',
  ]);
});

const small = (base: string): HostingModel => ({
  ...hostingModel(policy, base),
  headers: {'X-Header': 'x'},
  workers: [{file: 'worker.js', policy: 'narrow', does: ''}],
  everywhere: 'wide',
  strictTransport: 'always',
  caching: {hashed: 'year', others: 'anew'},
  redirects: [[`${base}old`, `${base}new#a`]],
});

test('Netlify gets rules that come before files, and below a folder one for its 404 page', () => {
  expect(hosts.netlify(small('/docs/'))).toEqual({
    _headers: `# ${generatedBy}
/docs/*
  X-Header: x
  Content-Security-Policy: wide
  Strict-Transport-Security: always

/docs/assets/*
  Cache-Control: year

/docs/search-index/:folder/*
  Cache-Control: year
`,
    _redirects: `# ${generatedBy}\n/docs/old /docs/new#a 301!\n/docs/* /docs/404.html 404\n`,
  });
});

test('Cloudflare Pages gets a policy for each worker in place of that for everything', () => {
  const {_headers, _redirects} = hosts['cloudflare-pages'](small('/'));
  expect(_headers).toContain('/*\n  X-Header: x\n  Strict-Transport-Security: always\n\n');
  expect(_headers).toContain(`
/*.md
  Content-Type: text/markdown; charset=utf-8

/assets/js/:build/worker.js
  ! Content-Security-Policy
  Content-Security-Policy: narrow
`);
  expect(_redirects).toBe(`# ${generatedBy}\n/old /new#a 301\n`);
});

test.each(['docs', '/docs', 'docs/', '//', '/a b/', '/a;b/'])('a base of %s stops with what to write', (base) => {
  expect(() => hostingModel(policy, base)).toThrow('Give it a slash at both ends');
});
