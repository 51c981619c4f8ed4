import {existsSync, mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {lastTended, writeSecurityText} from '@site/src/security-policy/security-text';

const repository = 'https://github.com/you/sui-docs';
const daysAfter = (days: number): Date => new Date(Date.parse(lastTended()) + days * 86_400_000);

/** What the build says, and the file where there is one. */
function written(repositoryUrl: string | undefined, days: number, siteUrl = 'https://docs.example.org'): {said: string; text: string} {
  const folder = mkdtempSync(path.join(tmpdir(), 'security-text-'));
  const said = writeSecurityText(folder, repositoryUrl, siteUrl, daysAfter(days));
  const file = path.join(folder, '.well-known/security.txt');
  return {said, text: existsSync(file) ? readFileSync(file, 'utf8') : ''};
}

test('it has the fields of RFC 9116, and is the same whenever it is made, until it expires', () => {
  const {said, text} = written(repository, 0);
  expect(said).toContain('whom to tell');
  expect(text).toBe(
    [
      `Contact: ${repository}/security/advisories/new`,
      `Expires: ${daysAfter(360).toISOString()}`,
      `Policy: ${repository}/blob/main/SECURITY.md`,
      'Canonical: https://docs.example.org/.well-known/security.txt',
      '',
    ].join('\n'),
  );
  expect(written(repository, 359).text).toBe(text);
  expect(written(repository, 0, 'http://localhost:3000').text).not.toContain('Canonical');
});

test.each([
  ['nobody to tell', undefined, 0, 'REPOSITORY_URL names no repository on https'],
  ['an address without TLS', 'http://git.example.org/docs', 0, 'REPOSITORY_URL names no repository on https'],
  ['an end that has passed', repository, 360, `no figure of src/facts has been read since ${lastTended()}`],
])('with %s there is no file, and the build says why', (_what, repositoryUrl, days, reason) => {
  const {said, text} = written(repositoryUrl, days);
  expect(said).toContain(`There is no .well-known/security.txt: ${reason}`);
  expect(text).toBe('');
});
