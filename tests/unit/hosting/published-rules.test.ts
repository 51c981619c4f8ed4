import {Buffer} from 'node:buffer';
import {z} from 'zod';
import {cloudFrontLimits} from '../../../src/hosting/hosts/bucket';
import {cloudflareLimits} from '../../../src/hosting/hosts/cloudflare-pages';
import {hosts} from '../../../src/hosting/hosts';
import {vercelLimits} from '../../../src/hosting/hosts/vercel';
import {hostingModel} from '../../../src/hosting/model';
import {hashOf, policyFor} from '../../../src/security-policy/policy';
import {readHeaders, readRedirects} from '../../lib/hosts/rules-files';
import {parseTOML} from 'toml-eslint-parser';

const policy = policyFor({scripts: [hashOf('run()')], styles: []});
const bases = ['/', '/docs/'];
const filesOf = (host: string, base: string): Readonly<Record<string, string>> => hosts[host]?.(hostingModel(policy, base)) ?? {};

/** What Cloudflare would drop without a word. */
function cloudflareProblems({_headers = '', _redirects = ''}: Readonly<Record<string, string>>): string[] {
  const limits = cloudflareLimits;
  const rules = readRedirects(_redirects);
  const headers = readHeaders(_headers);
  return [
    ...(rules.length > limits.redirects ? [`${rules.length} redirects`] : []),
    ...(Buffer.byteLength(_redirects) > limits.redirectsFile ? [`_redirects has ${Buffer.byteLength(_redirects)} bytes`] : []),
    ...(headers.length > limits.headerRules ? [`${headers.length} rules for headers`] : []),
    ..._redirects.split('\n').flatMap((line) => (line.length > limits.redirectLine ? [`a redirect of ${line.length} characters`] : [])),
    ..._headers.split('\n').flatMap((line) => (line.length > limits.headerLine ? [`a header of ${line.length} characters`] : [])),
    ...rules.filter(({status}) => status !== 301).map(({from}) => `${from} is no redirect`),
  ];
}

const address = z
  .string()
  .regex(/^\/\S*$/)
  .max(vercelLimits.source);
const vercelSchema = z.strictObject({
  $schema: z.literal('https://openapi.vercel.sh/vercel.json'),
  framework: z.null(),
  buildCommand: z.string().max(256),
  outputDirectory: z.string().max(256),
  cleanUrls: z.boolean(),
  trailingSlash: z.boolean(),
  redirects: z
    .array(z.strictObject({source: address, destination: address, statusCode: z.literal([301, 302, 307, 308])}))
    .max(vercelLimits.redirects),
  headers: z.array(z.strictObject({source: address, headers: z.array(z.strictObject({key: z.string(), value: z.string()})).min(1)})),
});

const store = z.strictObject({
  data: z
    .array(z.strictObject({key: z.string().min(1).max(cloudFrontLimits.key), value: z.string().min(1).max(cloudFrontLimits.value)}))
    .refine((rows) => new Set(rows.map(({key}) => key)).size === rows.length, 'a key is there twice'),
});

describe.each(bases)('at %s', (base) => {
  test('Cloudflare Pages takes every rule', () => {
    expect(cloudflareProblems(filesOf('cloudflare-pages', base))).toEqual([]);
  });

  test('vercel.json follows the schema, as far as this project uses it', () => {
    expect(vercelSchema.safeParse(JSON.parse(filesOf('vercel', base)['vercel.json'] ?? '')).error).toBeUndefined();
  });

  test("Netlify's settings are TOML, and its rules are read", () => {
    const files = filesOf('netlify', base);
    expect(() => parseTOML(files['netlify.toml'] ?? '')).not.toThrow();
    expect(readRedirects(files._redirects ?? '').length).toBeGreaterThan(700);
    expect(readHeaders(files._headers ?? '')).toHaveLength(3);
  });

  test('CloudFront takes the function and the store', () => {
    const files = filesOf('bucket', base);
    expect(Buffer.byteLength(files['viewer-request.js'] ?? '')).toBeLessThan(cloudFrontLimits.functionSize);
    expect(Buffer.byteLength(files['old-addresses.json'] ?? '')).toBeLessThan(cloudFrontLimits.storeSize);
    expect(store.safeParse(JSON.parse(files['old-addresses.json'] ?? '')).error).toBeUndefined();
  });
});

test('rules that are broken are seen', () => {
  const files = filesOf('cloudflare-pages', '/');
  expect(cloudflareProblems({...files, _redirects: (files._redirects ?? '').repeat(3)})).toEqual([
    expect.stringContaining('redirects'),
    expect.stringContaining('bytes'),
  ]);
  expect(() => readRedirects('/from to 301')).toThrow('not a rule');
  expect(() => readHeaders('  X-Header: value')).toThrow('not a rule');
  expect(vercelSchema.safeParse({...JSON.parse(filesOf('vercel', '/')['vercel.json'] ?? ''), redirect: []} as unknown).success).toBe(false);
  expect(
    store.safeParse({
      data: [
        {key: 'a', value: 'b'},
        {key: 'a', value: 'c'},
      ],
    }).success,
  ).toBe(false);
});

test.each(['docs', '/docs', 'docs/', '//', '/a b/', '/a;b/'])('a base of %s stops with what to write', (base) => {
  expect(() => hostingModel(policy, base)).toThrow('Give it a slash at both ends');
});
