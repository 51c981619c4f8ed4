import {existsSync, mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {lastTended, securityText, writeSecurityText, type SecurityContact} from '@site/src/security-policy/security-text';

const contact: SecurityContact = {
  repositoryUrl: 'https://github.com/you/sui-docs',
  siteUrl: 'https://docs.example.org',
  tendedOn: '2026-11-22',
};
const now = new Date('2026-11-23T12:00:00Z');
const fields = (more: Partial<SecurityContact> = {}, at = now): Record<string, string> => {
  const made = securityText({...contact, ...more}, at);
  if ('reason' in made) throw new Error(made.reason);
  return Object.fromEntries(
    made.text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  );
};

test('it has the fields of RFC 9116, on https', () => {
  expect(fields()).toEqual({
    Contact: 'https://github.com/you/sui-docs/security/advisories/new',
    Expires: '2027-11-17T00:00:00Z',
    'Preferred-Languages': 'en',
    Canonical: 'https://docs.example.org/.well-known/security.txt',
    Policy: 'https://github.com/you/sui-docs/blob/main/SECURITY.md',
  });
});

test('it is the same whenever it is made, until it expires', () => {
  expect(fields({}, new Date('2027-11-16T23:59:59Z'))).toEqual(fields());
});

test.each<[what: string, more: Partial<SecurityContact>, at: string, reason: string]>([
  ['nobody to tell', {repositoryUrl: undefined}, '2026-11-23', 'REPOSITORY_URL names no repository on https'],
  ['an address without TLS', {repositoryUrl: 'http://git.example.org/docs'}, '2026-11-23', 'REPOSITORY_URL names no repository on https'],
  ['an end that has passed', {}, '2027-11-17', 'No figure of src/facts has been read since 2026-11-22'],
])('with %s there is no file, and the build says why', (_what, more, at, reason) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'security-text-'));
  const said = writeSecurityText(folder, {...contact, ...more}, new Date(at));
  expect(said).toContain(`There is no .well-known/security.txt: ${reason}`);
  expect(existsSync(path.join(folder, '.well-known'))).toBe(false);
});

test('a site without TLS names no address of its own', () => {
  expect(fields({siteUrl: 'http://localhost:3000'})).not.toHaveProperty('Canonical');
});

test('a build of the day on which somebody last looked after the site has one that holds for less than a year', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'security-text-'));
  const tendedOn = lastTended();
  const today = new Date(tendedOn);
  expect(tendedOn > '2026-11-01').toBe(true);
  expect(writeSecurityText(folder, {...contact, tendedOn}, today)).toContain('whom to tell');
  const [, expires = ''] = /^Expires: (.+)$/m.exec(readFileSync(path.join(folder, '.well-known/security.txt'), 'utf8')) ?? [];
  const days = (Date.parse(expires) - today.valueOf()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});
