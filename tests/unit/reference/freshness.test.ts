import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';
import {writeFilesBelow} from '@site/src/lib/write-files';
import {isFresh, markFresh, sources} from '@site/src/reference/freshness';
import {scratchFolder} from '../../lib/scratch-folder';

let root: string;

beforeEach(() => {
  root = scratchFolder({
    'docs/references/page.md': 'A generated page.',
    'docs/references/authored.mdx': 'An authored page.',
    'src/reference/graphql/overlay/a.ts': 'export {};',
    'node_modules/.package-lock.json': '{}',
  });
});

test('pages are fresh after they were generated, and not before', () => {
  expect(isFresh(root)).toBe(false);
  markFresh(root);
  expect(isFresh(root)).toBe(true);
});

test.each([
  ['a generator or an overlay', 'src/reference/graphql/overlay/a.ts', false],
  ['an installed package', 'node_modules/.package-lock.json', false],
  ['a generated page', 'docs/references/page.md', false],
  ['an authored page', 'docs/references/authored.mdx', true],
])('after a change of %s', (_name, file, fresh) => {
  markFresh(root);
  writeFilesBelow(root, {[file]: 'changed'});
  expect(isFresh(root)).toBe(fresh);
});

test('a generated page that was removed is generated again', () => {
  markFresh(root);
  rmSync(path.join(root, 'docs/references/page.md'));
  expect(isFresh(root)).toBe(false);
});

test('all that the generators import is among the sources, and every source exists', () => {
  const {metafile} = buildSync({
    entryPoints: ['src/reference/references.ts', 'src/reference/write.ts'],
    bundle: true,
    packages: 'external',
    platform: 'node',
    outdir: root,
    write: false,
    metafile: true,
  });
  const isSource = (file: string): boolean => sources.some((source) => file === source || file.startsWith(`${source}/`));
  const imported = Object.keys(metafile.inputs);
  expect(imported.length).toBeGreaterThan(50);
  expect(imported.filter((file) => !isSource(file))).toEqual([]);
  expect(sources.filter((source) => !existsSync(source))).toEqual([]);
});

test('the stamp is not where git or a build would see it', () => {
  markFresh(root);
  expect(readFileSync(path.join(root, '.docusaurus/references'), 'utf8')).toMatch(/^[0-9a-f]{64}$/);
  expect(readFileSync('.gitignore', 'utf8')).toContain('.docusaurus/');
});
