import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {writeFilesBelow} from '../../../src/lib/write-files';
import {hashOf, metaText, policyFor} from '../../../src/security-policy/policy';
import {RefusedByPolicy, writePolicy} from '../../../src/security-policy/site-policy';

let site: string;
const page = (body: string): string =>
  `<!DOCTYPE html><html><head><meta charset="UTF-8"><title>T</title></head><body>${body}</body></html>`;
const read = (file: string): string => readFileSync(path.join(site, file), 'utf8');

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'site-'));
});

afterEach(() => {
  rmSync(site, {recursive: true});
});

test('every page carries one policy with the hashes of all, behind its charset', () => {
  writeFilesBelow(site, {'index.html': page('<script>a()</script>'), 'guides/b.html': page('<script>b()</script>')});
  const policy = policyFor({scripts: [hashOf('a()'), hashOf('b()')].sort(), styles: []});
  expect(writePolicy(site)).toEqual(policy);
  const start = `<!DOCTYPE html><html><head><meta charset="UTF-8"><meta http-equiv="Content-Security-Policy" content="${metaText(policy)}"><title>`;
  for (const file of ['index.html', 'guides/b.html']) expect(read(file).startsWith(start)).toBe(true);
});

test('writing it again changes nothing, and a page that changed gets the new one', () => {
  writeFilesBelow(site, {'index.html': page('<script>a()</script>')});
  writePolicy(site);
  const first = read('index.html');
  writePolicy(site);
  expect(read('index.html')).toBe(first);
  writeFilesBelow(site, {'index.html': first.replace('a()', 'c()')});
  writePolicy(site);
  expect(read('index.html')).toBe(first.replace('a()', 'c()').replace(hashOf('a()'), hashOf('c()')));
});

test('a page that the policy would break stops the build with its place, and no page is touched', () => {
  writeFilesBelow(site, {'index.html': page(''), 'guides/b.html': page('\n<p style="color: red" onclick="x()">')});
  const message = (what: string): string =>
    `${path.join(site, 'guides/b.html')}:2: the page has ${what}. Take it out: the site's security policy refuses it.`;
  expect(() => writePolicy(site)).toThrow(RefusedByPolicy);
  expect(() => writePolicy(site)).toThrow(
    new Error(`${message('a style attribute on <p>')}\n${message('the attribute onclick on <p>, which is a script')}`),
  );
  expect(read('index.html')).toBe(page(''));
});
