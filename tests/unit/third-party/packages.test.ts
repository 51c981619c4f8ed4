import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {notices} from '@site/src/third-party/notices';
import {assertAllowed, readPackage, type ShippedPackage} from '@site/src/third-party/packages';
import {writeFilesBelow} from '@site/src/lib/write-files';

const place = 'node_modules/seed';

/** An installed package, read, and the site's folder. */
function install(more: object, texts: Readonly<Record<string, string>>): {siteDir: string; seed: ShippedPackage} {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'packages-'));
  const files = {...texts, 'package.json': JSON.stringify({name: 'seed', version: '1.0.0', ...more})};
  const lock = JSON.stringify({packages: {'': {version: '1.0.0'}, [place]: {version: '1.0.0'}}}, null, 2);
  writeFilesBelow(siteDir, {'package-lock.json': lock});
  writeFilesBelow(path.join(siteDir, place), files);
  return {siteDir, seed: readPackage(siteDir, place)};
}

test('a package with an allowed license and its text may ship, and is in the notices, once for two copies', () => {
  const texts = {LICENSE: 'The terms.\r\n', 'NOTICE.md': 'The notice.', 'license-checker.js': 'no text'};
  const {siteDir, seed} = install({license: 'MIT'}, texts);
  assertAllowed([seed], siteDir);
  const text = notices([seed, {...seed, place: 'node_modules/a/node_modules/seed'}]);
  expect(text).toContain('\n\nseed 1.0.0\nLicense: MIT\n\nThe terms.\n\nThe notice.\n');
  expect(text).not.toContain('no text');
  expect(text.match(/^seed 1\.0\.0$/gm)).toHaveLength(1);
});

test.each<[what: string, more: object, terms: string, says: string]>([
  [
    'a license that is not on the list',
    {license: 'GPL-3.0-only'},
    'Terms.',
    'and its license GPL-3.0-only is not allowed. Take another package, or add',
  ],
  ['a choice that nobody has made', {license: '(MIT OR GPL-3.0-only)'}, 'Terms.', 'and its license (MIT OR GPL-3.0-only) is not allowed.'],
  ['no license', {}, 'Terms.', 'and names no license.'],
  ['no text', {license: 'MIT'}, '\n', 'without the text of its license. Take another release, or state'],
])('%s is refused in one line', (_what, more, terms, says) => {
  const {siteDir, seed} = install(more, {LICENSE: terms, 'README.md': 'MIT'});
  const refused = (): void => {
    assertAllowed([seed], siteDir);
  };
  expect(refused).toThrow(`package-lock.json:6: seed 1.0.0 is in the built site ${says}`);
  expect(refused).not.toThrow('\n');
});
