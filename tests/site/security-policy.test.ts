import {readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {hashOf, hashProblems, metaText, policyFor} from '../../src/security-policy/policy';
import {inlineHashes} from '../../src/security-policy/site-policy';
import {buildDir, htmlFiles} from '../lib/built-site';

const needed = inlineHashes(buildDir);
const policy = policyFor(needed);

/** Scripts that run and stand in a page, read by another parser than the build's. */
function inlineScripts(html: string): string[] {
  const $ = load(html);
  return $('script:not([src]):not([type="application/ld+json"])')
    .toArray()
    .map((element) => $(element).text());
}

test('every page has the policy, before everything that it is about', () => {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${metaText(policy)}">`;
  const without = htmlFiles().filter((file) => {
    const html = readFileSync(file, 'utf8');
    const place = html.indexOf(meta);
    return place < 0 || place > html.search(/<script|<link|<style/);
  });
  expect(without).toEqual([]);
});

test("the build's parser sees the scripts that a slower one sees, on one page in twenty", () => {
  const pages = htmlFiles().filter((_, index) => index % 20 === 0);
  const seen = new Set(pages.flatMap((file) => inlineScripts(readFileSync(file, 'utf8')).map(hashOf)));
  expect([...seen].sort()).toEqual(policy['script-src']?.filter((source) => source !== "'self'"));
});

test('the policy has the hashes that pages need and no other: of one script, and of one style', () => {
  expect(hashProblems(policy, needed)).toEqual([]);
  expect(policy['script-src']).toHaveLength(2);
  expect(policy['style-src']).toHaveLength(2);
});

test('a hash too many, or one too few, is seen', () => {
  const spare = {...policy, 'script-src': [...(policy['script-src'] ?? []), hashOf('gone')]};
  expect(hashProblems(spare, needed)).toEqual([`script-src has ${hashOf('gone')}, which no page needs`]);
  expect(hashProblems({...policy, 'script-src': ["'self'"]}, needed)[0]).toMatch(/^script-src lacks 'sha256-/);
});
