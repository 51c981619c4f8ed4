import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {openSite} from '@site/src/mcp/site/open-site';
import {readPages} from '@site/src/mcp/site/pages';

const page = {
  id: 'concepts/object-model',
  title: 'Object model',
  route: '/concepts/object-model',
  markdown: '/concepts/object-model.md',
  headings: [],
};
const home = {id: 'home', title: 'Home', route: '/', markdown: '/index.md', headings: []};
const index = {version: 1, address: 'https://docs.example.org/sui/', versions: {sui: '1.80'}, pages: [home, page]};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  mkdirSync(path.join(folder, 'build'));
  writeFileSync(path.join(folder, 'build/index.json'), JSON.stringify(index));
  writeFileSync(path.join(folder, 'secret'), 'x');
});
afterEach(() => {
  rmSync(folder, {recursive: true});
});

test.each([
  ['/concepts/object-model', 'Object model'],
  ['concepts/object-model', 'Object model'],
  ['/concepts/object-model.md#limits', 'Object model'],
  ['https://docs.example.org/sui/concepts/object-model', 'Object model'],
  ['https://another.example.org/concepts/object-model?q=1', 'Object model'],
  ['/', 'Home'],
  ['https://docs.example.org/sui/', 'Home'],
  ['/concepts/object', undefined],
])('%s is the page %s', async (name, title) => {
  const pages = await readPages(openSite(path.join(folder, 'build')));
  expect(pages.find(name)?.title).toBe(title);
});

test('nothing above the site is read', async () => {
  const site = openSite(path.join(folder, 'build'));
  await expect(site.read('../secret')).rejects.toThrow('../secret is not below');
  await expect(site.read('missing.md')).rejects.toThrow('could not be read');
});

test('an index of another form is refused in a sentence', async () => {
  writeFileSync(path.join(folder, 'build/index.json'), JSON.stringify({...index, version: 2}));
  await expect(readPages(openSite(path.join(folder, 'build')))).rejects.toThrow('has version 2; this program reads version 1');
});
