import {existsSync, mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {FakeSite, type Moment} from '@site/tests/lib/fake-site';

let site: FakeSite;

beforeAll(async () => {
  site = new FakeSite();
  expect(await site.build('version-first', {fault: 'error'})).toMatchObject({
    exitCode: 1,
    stderr: expect.stringMatching(/\nThe build failed with the error above; there is no build\/ yet\.\n$/) as string,
  });
  expect(await site.build('version-old')).toMatchObject({exitCode: 0, stderr: ''});
  site.keep();
});

beforeEach(() => {
  site.putBack();
});

afterAll(() => {
  site.remove();
});

const still = 'build/ still has the last good build.';

test.each([
  ['ends early', `Docusaurus made no build.next/; ${still}`],
  ['waits for nothing', `The build failed with the error above; ${still}`],
  ['lacks a page', 'The build is not whole: no file answers /guides/a, a page of the registry, '],
  ['empty page', `build.next/guides/a.html:1: the page has no <head>. Build the site again; ${still}`],
  ['short sitemap', `The build is not whole: the sitemap lacks /guides/a; ${still}`],
  ['no sitemap', `The build is not whole: build.next/sitemap.xml is missing; ${still}`],
  ['short index', `The build is not whole: search-index/0a1b/text-0.json of the search index is missing; ${still}`],
  ['no index', `The build is not whole: build.next/search-index/entry.json is missing; ${still}`],
  ['stale index', 'The build is not whole: no file answers /gone, which the search index names, '],
  [
    'strange license',
    'package-lock.json:7: seed 1.0.0-version-new is in the built site and its license GPL-3.0-only is not allowed. Take another package, ',
  ],
])('a Docusaurus with the fault "%s" is a failure of one sentence', async (fault, sentence) => {
  const {exitCode, stderr} = await site.build('version-new', {fault});
  expect(exitCode).toBe(1);
  // Node.js warns of a promise that nobody keeps, and shows where it is.
  const lines = stderr.split('\n').filter((line) => line !== '');
  expect(fault === 'waits for nothing' ? lines.slice(-1) : lines).toEqual([expect.stringContaining(sentence)]);
  expect(site.version()).toBe('version-old');
  expect(site.leftOvers()).toEqual([]);
});

test('of two builds at once, the second one stops in one sentence, and the first one is not disturbed', async () => {
  const first = site.start('version-first', {fault: 'hangs'});
  await first.prints('hanging');
  const second = await site.build('version-second');
  expect(second).toMatchObject({
    exitCode: 1,
    stderr: `Another build is running in this folder (process ${first.pid}): wait for it, or end it, and build again; ${still}\n`,
  });
  // The first one ends without a chance to give the lock back, and Docusaurus, which has it too, ends with it.
  process.kill(first.pid, 'SIGKILL');
  expect(await first.end).toMatchObject({killedBy: 'SIGKILL'});
  expect(await site.build('version-third')).toMatchObject({exitCode: 0});
  expect(site.version()).toBe('version-third');
});

test('Ctrl-C with a folder left over from an earlier build leaves the last good one', async () => {
  mkdirSync(site.inside('build.next'));
  writeFileSync(site.inside('build.next/index.html'), 'half');
  const running = site.start('version-new', {fault: 'hangs'});
  await running.prints('hanging');
  process.kill(-running.pid, 'SIGINT');
  expect(await running.end).toMatchObject({exitCode: 130, stderr: `SIGINT ended the build; ${still}\n`});
  expect(site.version()).toBe('version-old');
  expect(site.leftOvers()).toEqual([]);
});

test('a build whose starter has ended is not put in place', async () => {
  const moment: Moment = {call: 'writeFileSync', path: 'build-manifest.json', only: 'build.ts', signal: 'SIGKILL', whom: 'starter'};
  const {stderr} = await site.build('version-new', {moment});
  expect(stderr).toBe(`The command that started the build was ended; ${still}\n`);
  expect(site.version()).toBe('version-old');
});

test('a last build that cannot be moved away stays, and the message is that of the system', async () => {
  const moment = {call: 'renameSync', path: 'build → build.previous', fails: 'EBUSY', only: 'build.ts'};
  const {exitCode, stderr} = await site.build('version-new', {moment});
  expect(exitCode).toBe(1);
  expect(stderr).toBe(`The build failed (EBUSY: resource busy or locked, rename 'build' -> 'build.previous'); ${still}\n`);
  expect(site.version()).toBe('version-old');
  expect(site.leftOvers()).toEqual([]);
});

describe('a full disk', () => {
  const sentence = `The disk is full: make room, and build again; ${still}\n`;
  const onLinux = existsSync('/dev/full') ? test : test.skip;

  onLinux('on which the manifest has no room', async () => {
    expect(await site.build('version-new', {fault: 'full disk'})).toMatchObject({exitCode: 1, stderr: sentence});
    expect(site.version()).toBe('version-old');
  });

  test('that Docusaurus stumbles over', async () => {
    const moment = {call: 'statfsSync', path: '.', gives: {bsize: 4096, bavail: 0, bfree: 0}, only: 'build.ts'};
    const {exitCode, stderr} = await site.build('version-new', {fault: 'error', moment});
    expect(exitCode).toBe(1);
    expect(stderr).toBe(`SyntaxError: Unexpected end of input\n${sentence}`);
    expect(site.version()).toBe('version-old');
    expect(site.leftOvers()).toEqual([]);
  });
});

test('a last build from before there were manifests is put back, too', async () => {
  renameSync(site.live, site.inside('build.previous'));
  rmSync(path.join(site.inside('build.previous'), 'build-manifest.json'));
  const {stdout} = await site.build('version-new', {fault: 'error'});
  expect(stdout).toContain('build/ was put back: an earlier build was interrupted while it replaced it.\n');
  expect(existsSync(path.join(site.live, 'index.html'))).toBe(true);
  expect(site.leftOvers()).toEqual([]);
});
