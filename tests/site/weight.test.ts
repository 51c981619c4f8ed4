import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pageChunkName} from '../../src/light-docs/docs/chunk-name';
import {htmlFiles, registry, routes} from '../lib/built-site';

const scriptDir = 'build/assets/js';
const folders = readdirSync(scriptDir, {withFileTypes: true}).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const [buildFolder = ''] = folders;
const chunk = (name: string): string => path.join(scriptDir, buildFolder, `${name}.js`);

/** What every page loads. */
const shared = readdirSync(scriptDir)
  .filter((file) => /^(?:main|runtime~main)\./.test(file))
  .map((file) => readFileSync(path.join(scriptDir, file), 'utf8'))
  .join('\n');

test('chunks stand in one folder, named after the build', () => {
  expect(folders).toHaveLength(1);
  expect(buildFolder).toMatch(/^[\da-f]{8}$/);
});

test('each page has the chunk that its address names', () => {
  expect([...routes.keys()].filter((route) => !existsSync(chunk(pageChunkName(route))))).toEqual([]);
});

test('what every page loads has no title or description of other pages', () => {
  const told = Object.values(registry).filter(
    ({title, description}) => shared.includes(description) || (title.length > 20 && shared.includes(title)),
  );
  expect(told.map(({id}) => id)).toEqual([]);
});

test('what every page loads has no name of a page chunk', () => {
  expect([...routes.keys()].filter((route) => shared.includes(`"${pageChunkName(route)}"`))).toEqual([]);
});

test('what every page loads has no sidebar', () => {
  expect(shared).not.toContain('Your First Sui dApp');
  for (const name of ['guidesSidebar', 'conceptsSidebar', 'standardsSidebar', 'referencesSidebar'])
    expect(existsSync(chunk(`sidebar-${name}.json`))).toBe(true);
});

test('no script has a highlighter or its grammars', () => {
  const scripts = readdirSync(scriptDir, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.js'));
  const withGrammar = scripts.filter((file) => readFileSync(path.join(scriptDir, file), 'utf8').includes('languages.extend('));
  expect(withGrammar).toEqual([]);
});

test('no page has a style attribute, which a strict policy would forbid', () => {
  expect(htmlFiles().filter((file) => /<[a-z][^>]*\sstyle=/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
