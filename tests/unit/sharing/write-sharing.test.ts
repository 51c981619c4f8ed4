import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {writeFilesBelow} from '@site/src/lib/write-files';
import {keptFolder} from '@site/src/sharing/images/keep';
import {writeSharing} from '@site/src/sharing/write-sharing';

const site = {title: 'A site', tagline: 'What it is about'};
let root: string;
let folder: string;

/** Writes a built site in one language, with a page for each title. */
function writeSite(place: string, language: string, titles: readonly string[]): void {
  const pages = titles.map((title, number) => ({title, route: `/${number}`, markdown: `/${number}.md`, source: `docs/${number}.mdx`}));
  const address = `https://a.example/${place === '' ? '' : `${place}/`}`;
  const html = `<html lang=${language} dir=ltr><head></head></html>`;
  writeFilesBelow(path.join(folder, place), {
    'index.html': html,
    'index.json': JSON.stringify({version: 1, address, pages}),
    ...Object.fromEntries(titles.map((_, number) => [`${number}.html`, html])),
  });
}

const read = (file: string): Buffer => readFileSync(path.join(folder, file));
const keptOf = (language: string): string[] => readdirSync(path.join(root, keptFolder, language));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sharing-'));
  folder = path.join(root, 'build');
  // The cache below node_modules/ is of this test.
  mkdirSync(path.join(root, 'node_modules'));
  for (const name of ['satori', '@resvg', '@fontsource'])
    symlinkSync(path.resolve('node_modules', name), path.join(root, 'node_modules', name));
});
afterEach(() => {
  rmSync(root, {recursive: true});
});

test('pages of each language have pictures with their address, and the pictures of one language are kept when another one is built', async () => {
  writeSite('', 'en', ['One']);
  writeSite('fr', 'fr', ['Un', 'Деux']);
  writeSite('agents', 'en', ['No language, as its address says']);
  writeFilesBelow(folder, {'agents/index.json': JSON.stringify({version: 1, address: 'https://b.example/', pages: []})});
  expect(await writeSharing(root, folder, site)).toEqual({pages: 3, problems: []});
  expect(String(read('fr/0.html'))).toContain('property="og:image" content="https://a.example/fr/social/0.png"');
  expect(read('fr/social/0.png').equals(read('social/0.png'))).toBe(false);
  expect(keptOf('fr')).toHaveLength(2);
  rmSync(path.join(folder, 'fr'), {recursive: true});
  await writeSharing(root, folder, site);
  expect([keptOf('en'), keptOf('fr')].map((kept) => kept.length)).toEqual([1, 2]);
});

test('a title with letters that no font has gets the picture of the site, and a line says which page it is', async () => {
  writeSite('', 'en', ['One', 'Sui 日本']);
  const {problems} = await writeSharing(root, folder, site);
  expect(problems).toEqual([
    'docs/1.mdx:1: no font of the pictures has “日本”, so the picture of “Sui 日本” has the site’s words. Write the title without these letters, or add a font that has them to src/sharing/images/fonts.ts.',
  ]);
  expect(String(read('1.html'))).toContain('property="og:image:alt" content="What it is about"');
  expect(read('social/1.png').toString('latin1', 1, 4)).toBe('PNG');
});

test('of a language without a font, a few pages are named', async () => {
  writeSite('', 'ja', ['一', '二', '三', '四', '五']);
  const {problems} = await writeSharing(root, folder, site);
  expect(problems).toHaveLength(4);
  expect(problems[3]).toBe(
    '2 more pictures of pages in ja have the site’s words. For letters of this language, add a font that has them to src/sharing/images/fonts.ts.',
  );
});
