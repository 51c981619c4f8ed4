import {existsSync} from 'node:fs';
import {exitCodeOf} from '@site/src/build/whole-build/signals';
import {FakeSite, type SignalAtCall} from '@site/tests/lib/fake-site';

let site: FakeSite;

beforeAll(async () => {
  site = new FakeSite();
  expect(await site.build('version-old')).toMatchObject({exitCode: 0, stderr: ''});
  expect(site.version()).toBe('version-old');
  expect(site.leftOvers()).toEqual([]);
  site.keep();
});

afterAll(() => {
  site.remove();
});

/** Docusaurus has written a file, and a signal arrives. */
const written = (path: string, signal: NodeJS.Signals, whom: SignalAtCall['whom']): SignalAtCall => ({
  call: 'writeFileSync',
  path,
  after: true,
  signal,
  whom,
  only: '--out-dir',
});

/** The build command is about to make a call, or has made it, and hears a signal. */
const before = (call: string, path: string, signal: NodeJS.Signals): SignalAtCall => ({call, path, signal, only: 'build.ts'});
const after = (call: string, path: string, signal: NodeJS.Signals): SignalAtCall => ({...before(call, path, signal), after: true});

/** What readers are left with: the old site, the new one, or none until the next build starts. */
type Left = 'old' | 'new' | 'none';

const rename = 'renameSync';
const inTheWay = 'build → build.previous';
const intoPlace = 'build.next → build';
const away = 'build.previous → build.next';

const moments: readonly [when: string, who: string, moment: SignalAtCall, left: Left][] = [
  ['before the lock', 'the build', before('linkSync', 'build-lock', 'SIGTERM'), 'old'],
  ['before the lock', 'the build', before('linkSync', 'build-lock', 'SIGKILL'), 'old'],
  ['with the lock', 'the build', after('linkSync', 'build-lock', 'SIGKILL'), 'old'],
  ['clearing what is left over', 'the build', before('rmSync', 'build.next', 'SIGHUP'), 'old'],
  ['the registry is written', 'Docusaurus', written('registry.json', 'SIGTERM', 'self'), 'old'],
  ['the slugs are written', 'the build', written('slugs.json', 'SIGINT', 'leader'), 'old'],
  ['the first page is written', 'Docusaurus', written('index.html', 'SIGTERM', 'self'), 'old'],
  ['the first page is written', 'both', written('index.html', 'SIGINT', 'group'), 'old'],
  ['the second page is written', 'Docusaurus', written('guides/a.html', 'SIGKILL', 'self'), 'old'],
  ['the second page is written', 'the build', written('guides/a.html', 'SIGKILL', 'leader'), 'old'],
  ['all pages are written', 'Docusaurus', written('404.html', 'SIGHUP', 'self'), 'old'],
  ['all pages are written', 'the build', written('404.html', 'SIGHUP', 'leader'), 'old'],
  ['scripts are written', 'Docusaurus', written('main.js', 'SIGINT', 'self'), 'old'],
  ['the sitemap is written', 'the build', written('sitemap.xml', 'SIGTERM', 'leader'), 'old'],
  ['half of the index is written', 'both', written('pages.json', 'SIGTERM', 'group'), 'old'],
  ['half of the index is written', 'both', written('terms-0.json', 'SIGKILL', 'group'), 'old'],
  ['all files are written', 'Docusaurus', written('entry.json', 'SIGTERM', 'self'), 'old'],
  ['all files are written', 'the build', written('entry.json', 'SIGINT', 'leader'), 'old'],
  ['before the manifest', 'the build', before('writeFileSync', 'build-manifest.json', 'SIGKILL'), 'old'],
  ['with the manifest', 'the build', after('writeFileSync', 'build-manifest.json', 'SIGTERM'), 'old'],
  ['with the manifest', 'the build', after('writeFileSync', 'build-manifest.json', 'SIGKILL'), 'old'],
  ['before the swap', 'the build', before(rename, inTheWay, 'SIGKILL'), 'old'],
  ['between the two renames', 'the build', after(rename, inTheWay, 'SIGKILL'), 'none'],
  ['between the two renames', 'the build', after(rename, inTheWay, 'SIGTERM'), 'new'],
  ['the new site is in place', 'the build', after(rename, intoPlace, 'SIGKILL'), 'new'],
  ['the new site is in place', 'the build', after(rename, intoPlace, 'SIGINT'), 'new'],
  ['removing the old site', 'the build', after(rename, away, 'SIGKILL'), 'new'],
];

const versions: Record<Exclude<Left, 'none'>, string> = {old: 'version-old', new: 'version-new'};
const ends: Record<Left, string> = {old: 'build/ still has the last good build', new: 'build/ has the new site already', none: ''};

test.each(moments)('%s, a signal to %s', async (_when, who, moment, left) => {
  site.putBack();
  const {exitCode, killedBy, stderr} = await site.build('version-new', {moment});
  const isKilled = moment.signal === 'SIGKILL' && who !== 'Docusaurus';
  expect(killedBy).toBe(isKilled ? 'SIGKILL' : null);
  if (!isKilled) {
    expect(exitCode).toBe(who === 'Docusaurus' ? 1 : exitCodeOf(moment.signal));
    expect(stderr).toMatch(new RegExp(`^${moment.signal} ended [^.]+; ${ends[left]}\\.\n$`));
    expect(site.leftOvers()).toEqual([]);
  }
  expect(existsSync(site.live)).toBe(left !== 'none');
  if (left !== 'none') expect(site.version()).toBe(versions[left]);
  if (!isKilled) return;

  // The next build fails: readers have a whole site, and nothing is left over.
  const next = await site.build('version-next', {fault: 'error'});
  expect(next.exitCode).toBe(1);
  expect(next.stderr).toMatch(/\nThe build failed with the error above; build\/ still has the last good build\.\n$/);
  expect(next.stdout.includes('build/ was put back')).toBe(left === 'none');
  expect(site.version()).toBe(versions[left === 'none' ? 'old' : left]);
  expect(site.leftOvers()).toEqual([]);
});

test('after all of them, a build succeeds', async () => {
  expect(moments.length).toBeGreaterThanOrEqual(20);
  expect(await site.build('version-next')).toMatchObject({exitCode: 0, stderr: ''});
  expect(site.version()).toBe('version-next');
  expect(site.leftOvers()).toEqual([]);
});
