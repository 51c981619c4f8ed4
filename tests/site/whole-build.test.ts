import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createFixtureSite, type FixtureSite} from '../lib/fixture-site';
import type {SignalAtCall} from '../lib/fake-site';

// The other moments are in tests/unit/build/whole-build/kill-moments.test.ts, with a program in Docusaurus's place.

let site: FixtureSite;

beforeAll(() => {
  site = createFixtureSite();
  mkdirSync(path.join(site.directory, 'build'));
  writeFileSync(path.join(site.directory, 'build/index.html'), 'The last good build');
});

afterAll(() => {
  rmSync(site.directory, {recursive: true});
});

const docusaurus = {after: true, only: '--out-dir'};

test.each<[when: string, moment: SignalAtCall, exitCode: number, sentence: string]>([
  [
    'a page, and TERM ends Docusaurus',
    {...docusaurus, call: 'writeFile', path: 'build.next/guides/a.html', signal: 'SIGTERM'},
    1,
    'SIGTERM ended Docusaurus before it was done',
  ],
  [
    'the sitemap, and TERM ends the command',
    {...docusaurus, call: 'writeFile', path: 'build.next/sitemap.xml', signal: 'SIGTERM', whom: 'leader'},
    143,
    'SIGTERM ended the build',
  ],
])('Docusaurus has written %s: the last good build stays', (_when, moment, exitCode, sentence) => {
  const preload = path.resolve('tests/lib/end-at.cjs');
  const end = site.build({NODE_OPTIONS: `--require ${preload}`, END_AT: JSON.stringify(moment)});
  expect(end.output).toContain(`\n${sentence}; build/ still has the last good build.\n`);
  expect(end.exitCode).toBe(exitCode);
  expect(site.read('build/index.html')).toBe('The last good build');
  expect(site.exists('build.next')).toBe(false);
});
