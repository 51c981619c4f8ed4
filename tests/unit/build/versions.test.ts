import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {buildVersion, codeVersion, pagesVersion} from '@site/src/build/versions';
import {writeFilesBelow} from '@site/src/lib/write-files';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'versions-'));
  writeFilesBelow(root, {
    'docs/a.mdx': 'A',
    'docs/b.md': 'B',
    'docs/picture.svg': '<svg />',
    'examples/a.move': 'module a::a;',
    'src/remark/step.ts': '1',
    'sidebars.ts': '1',
    'package.json': '{}',
    'notes.txt': '',
    'node_modules/.package-lock.json': '{}',
  });
});

afterEach(() => {
  rmSync(root, {recursive: true});
  delete process.env.BASE_URL;
});

const versions = (): [code: string, pages: string, build: string] => [codeVersion(root), pagesVersion(root), buildVersion(root)];

test.each([
  ['a page', 'docs/a.mdx', {pages: true}],
  ['a generated page', 'docs/b.md', {pages: true}],
  ['a sample', 'examples/a.move', {pages: true}],
  ['a picture', 'docs/picture.svg', {code: true, pages: true}],
  ['a Markdown step', 'src/remark/step.ts', {code: true}],
  ['the configuration', 'sidebars.ts', {code: true}],
  ['the browsers to build for', 'package.json', {code: true}],
  ['an installed package', 'node_modules/.package-lock.json', {code: true}],
  ['a file that nothing is built from', 'notes.txt', {}],
])('what a change of %s changes', (_name, file, changed: {code?: boolean; pages?: boolean}) => {
  const [code, pages, build] = versions();
  writeFilesBelow(root, {[file]: 'changed'});
  const [newCode, newPages, newBuild] = versions();
  expect({code: newCode !== code, pages: newPages !== pages, build: newBuild !== build}).toEqual({
    code: changed.code ?? false,
    pages: changed.pages ?? false,
    build: (changed.code ?? false) || (changed.pages ?? false),
  });
});

test('another address of the site is another version', () => {
  const before = codeVersion(root);
  process.env.BASE_URL = '/docs/';
  expect(codeVersion(root)).not.toBe(before);
});
