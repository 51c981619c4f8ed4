import {spawn, spawnSync, type SpawnSyncReturns} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {writeFilesBelow} from '../../../src/lib/write-files';

const folder = mkdtempSync(path.join(tmpdir(), 'build-whole-'));
const command = ['--require', path.resolve('node_modules/tsx/dist/cjs/index.cjs'), path.resolve('tests/fixtures/build-whole.ts')];
const files = ['index.html', 'a.html', 'sitemap.xml'];
const still = 'build/ still has the last good build.\n';

const build = (version: string, event = ''): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, [...command, version, event], {cwd: folder, encoding: 'utf8'});

/** The version of the site that is served; undefined where there is none, or half of one. */
function version(): string | undefined {
  const places = files.map((file) => path.join(folder, 'build', file));
  if (!places.every((file) => existsSync(file))) return undefined;
  const versions = new Set(places.map((file) => readFileSync(file, 'utf8')));
  return versions.size === 1 ? [...versions][0] : undefined;
}

beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name), {recursive: true});
  writeFilesBelow(path.join(folder, 'build'), Object.fromEntries(files.map((file) => [file, 'old'])));
});

afterAll(() => {
  rmSync(folder, {recursive: true});
});

test('a finished build takes the place of the last one, and leaves nothing beside it', () => {
  expect(build('new')).toMatchObject({status: 0, stderr: ''});
  expect(version()).toBe('new');
  expect(readdirSync(folder).sort()).toEqual(['build', 'generated']);
  expect(readdirSync(path.join(folder, 'generated'))).toEqual([]);
});

test.each([
  ['fails', 1, 'The disk is full'],
  ['is left by what it waits for', 1, ''],
  ['lacks a page', 1, 'The build is not whole: it lacks a.html.'],
  ['has an empty page', 1, 'The build is not whole: it lacks a.html.'],
  ['cannot move the new site', 1, 'EBUSY'],
  ['hears SIGTERM', 143, 'SIGTERM ended the build.\n'],
  ['hears SIGINT', 130, 'SIGINT ended the build.\n'],
])('a build that %s leaves the last one, and ends with %d', (event, status, says) => {
  const {status: found, stderr} = build('new', event);
  expect(found).toBe(status);
  expect(stderr).toContain(says);
  expect(stderr.endsWith(still)).toBe(true);
  expect(version()).toBe('old');
  expect(readdirSync(folder).sort()).toEqual(['build', 'generated']);
});

test.each([
  ['is killed', 'old'],
  ['is killed between the renames', undefined],
])('a build that %s leaves no half of a site, and the next one clears up', (event, left) => {
  expect(build('new', event).signal).toBe('SIGKILL');
  expect(version()).toBe(left);
  expect(existsSync(path.join(folder, 'build'))).toBe(left !== undefined);
  expect(build('next', 'fails')).toMatchObject({status: 1, stderr: expect.stringContaining(still) as string});
  expect(version()).toBe('old');
  expect(readdirSync(folder).sort()).toEqual(['build', 'generated']);
});

test('of two builds at once, the second one stops, and the first one is not disturbed', async () => {
  const first = spawn(process.execPath, [...command, 'first', 'hangs'], {cwd: folder, stdio: ['ignore', 'pipe', 'inherit']});
  await once(first.stdout, 'data');
  const {status, stderr} = build('second');
  expect(status).toBe(1);
  expect(stderr).toContain(`Another build is running in this folder (process ${first.pid}).`);
  expect(readFileSync(path.join(folder, 'build.next/a.html'), 'utf8')).toBe('first');
  const end = once(first, 'exit');
  first.kill('SIGKILL');
  await end;
  expect(build('third')).toMatchObject({status: 0});
  expect(version()).toBe('third');
});
