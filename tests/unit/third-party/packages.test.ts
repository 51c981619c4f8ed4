import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {LockFile, type LockedPackage} from '@site/src/third-party/lock-file';
import {notices} from '@site/src/third-party/notices';
import {assertAllowed, packageProblems, readPackage} from '@site/src/third-party/packages';
import {writeFileBelow} from '@site/src/lib/write-files';

/** An installed package, and the site's folder. */
function install(files: Readonly<Record<string, string>>): string {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'packages-'));
  for (const [file, text] of Object.entries(files)) writeFileBelow(siteDir, `node_modules/seed/${file}`, text);
  return siteDir;
}

const place = 'node_modules/seed';
const described = (more: object): string => JSON.stringify({name: 'seed', version: '1.0.0', ...more});
const lockWith = (more: Partial<LockedPackage> = {}): LockFile =>
  new LockFile(JSON.stringify({packages: {'': {version: '1.0.0'}, [place]: {version: '1.0.0', ...more}}}, null, 2));

const problemsOf = (files: Readonly<Record<string, string>>, lock = lockWith()): string[] =>
  packageProblems([readPackage(install(files), place)], lock).map(({file, line, message}) => `${file}:${line}: ${message}`);

const mit = described({license: 'MIT'});

test('a package with an allowed license and its text may ship, and is in the notices', () => {
  const files = {'package.json': mit, LICENSE: 'The terms.\r\n', 'NOTICE.md': 'The notice.', 'license-checker.js': 'no text'};
  expect(problemsOf(files)).toEqual([]);
  const text = notices([readPackage(install(files), place)]);
  expect(text).toContain('\n\nseed 1.0.0\nLicense: MIT\n\nThe terms.\n\nThe notice.\n');
  expect(text).not.toContain('no text');
});

test.each<[what: string, files: Readonly<Record<string, string>>, lock: LockFile, says: string]>([
  [
    'a license that is not on the list',
    {'package.json': described({license: 'GPL-3.0-only'}), LICENSE: 'Terms.'},
    lockWith(),
    'package-lock.json:6: seed 1.0.0 is in the built site and its license GPL-3.0-only is not allowed. Take another package, or add',
  ],
  [
    'a choice that nobody has made',
    {'package.json': described({license: '(MIT OR GPL-3.0-only)'}), LICENSE: 'Terms.'},
    lockWith(),
    'package-lock.json:6: seed 1.0.0 is in the built site and its license (MIT OR GPL-3.0-only) is not allowed.',
  ],
  [
    'no license',
    {'package.json': described({}), LICENSE: 'Terms.'},
    lockWith(),
    'package-lock.json:6: seed 1.0.0 is in the built site and names no license.',
  ],
  [
    'no text',
    {'package.json': mit, LICENSE: '\n', 'README.md': 'MIT'},
    lockWith(),
    'package-lock.json:6: seed 1.0.0 is in the built site without the text of its license. Take another release, or state',
  ],
  [
    'a package for development',
    {'package.json': mit, LICENSE: 'Terms.'},
    lockWith({dev: true}),
    'package-lock.json:6: seed 1.0.0 is in the built site and is for development only. Move it',
  ],
  [
    'a package that the lock file lacks',
    {'package.json': mit, LICENSE: 'Terms.'},
    new LockFile('{"packages": {}}'),
    'package-lock.json:1: seed 1.0.0 is in the built site and not in package-lock.json. Run "npm ci".',
  ],
])('%s is refused in one line', (_what, files, lock, says) => {
  const problems = problemsOf(files, lock);
  expect(problems).toEqual([expect.stringContaining(says)]);
  expect(problems[0]).not.toContain('\n');
  expect(() => {
    assertAllowed([readPackage(install(files), place)], lock);
  }).toThrow(says);
});

test('a package of which two copies ship is named once', () => {
  const one = {place, name: 'seed', version: '1.0.0', license: 'MIT', text: 'Terms.'};
  expect(notices([one, {...one, place: 'node_modules/a/node_modules/seed'}]).match(/^seed 1\.0\.0$/gm)).toHaveLength(1);
});
