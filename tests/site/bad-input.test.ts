import {rmSync} from 'node:fs';
import {load} from 'cheerio';
import {createFixtureSite, type FixtureSite} from '../lib/fixture-site';

let site: FixtureSite;
let good: string;

const page = (body: string, ...fields: string[]): string =>
  [
    '---',
    'title: Page A of the fixture',
    'description: A page of a tiny site that one test spoils on purpose to see the build stop.',
    ...fields,
    '---',
    '',
    body,
    '',
  ].join('\n');

beforeAll(() => {
  site = createFixtureSite();
  const {exitCode, output} = site.build();
  if (exitCode !== 0) throw new Error(`the base fixture must build:\n${output}`);
  good = site.read('build/guides/a.html');
});

afterAll(() => {
  rmSync(site.directory, {recursive: true});
});

test('the base fixture builds with its sample, its snippet and its card', () => {
  expect(good).toContain('garden');
  expect(site.read('build/index.html')).toContain('A note.');
  expect(site.read('build/index.html')).toContain('A page of a tiny site that quotes a sample');
});

test('an outdated page starts with its banner', () => {
  const article = load(site.read('build/guides/old.html'))('article').text();
  expect(article).toContain('Deprecated since 2026-07-27');
  expect(article.indexOf('the gRPC interface')).toBeLessThan(article.indexOf('Old text.'));
});

const a = 'docs/guides/a.mdx';

test.each([
  ['no description', {[a]: '---\ntitle: Page A\n---\n\nText.\n'}, ['docs/guides/a.mdx:1: front matter "description"']],
  [
    'a short description',
    {[a]: '---\ntitle: Page A\ndescription: Short.\n---\n\nText.\n'},
    ['docs/guides/a.mdx:3: front matter "description": must be a full sentence of 50 to 160 characters'],
  ],
  ['malformed front matter', {[a]: '---\ntitle: "Page A\n---\n\nText.\n'}, ['docs/guides/a.mdx:', 'is not valid YAML']],
  ['an unknown front-matter field', {[a]: page('Text.', 'sidebar_position: 1')}, ['docs/guides/a.mdx:4: front matter "sidebar_position"']],
  ['a duplicate id', {'docs/guides/a.md': page('Text.')}, ['guides/a']],
  [
    'a duplicate slug',
    {
      'docs/guides/b.mdx': page('Text.', 'slug: /guides/a'),
      'sidebars.ts': "export default {guidesSidebar: ['guides', 'guides/a', 'guides/old', 'guides/b']};",
    },
    ['Duplicate routes found', '/guides/a'],
  ],
  [
    'a sidebar that names no page',
    {'sidebars.ts': "export default {guidesSidebar: ['guides', 'guides/a', 'guides/old', 'guides/none']};"},
    ['sidebars.ts', 'guides/none'],
  ],
  [
    'a page in no sidebar',
    {'sidebars.ts': "export default {guidesSidebar: ['guides', 'guides/old']};"},
    ['docs/guides/a.mdx:1: the page is in no sidebar', 'sidebars.ts'],
  ],
  [
    'a listed snippet',
    {'sidebars.ts': "export default {guidesSidebar: ['guides', 'guides/a', 'guides/old', 'snippets/note']};"},
    ['a snippet is in no sidebar'],
  ],
  [
    'an unknown registry id',
    {[a]: page("import {PageCards} from '@site/src/registry/PageCards';\n\n<PageCards ids={['guides/none']} />")},
    ['docs/guides/a.mdx', 'there is no page with the id "guides/none"', 'Did you mean "guides/'],
  ],
  [
    'a missing snippet',
    {[a]: page("import Gone from '@site/docs/snippets/gone.mdx';\n\n<Gone />")},
    ['docs/guides/a.mdx', 'docs/snippets/gone.mdx'],
  ],
  ['a broken link', {[a]: page('[Nowhere](/guides/none)')}, ['/guides/a', '/guides/none']],
  [
    'a broken link in code',
    {[a]: page('A signature:\n\n```move linked\nfun f(a: Coin)\n```\n\n[Coin]: /guides/none')},
    ['/guides/a', '/guides/none'],
  ],
  ['a broken anchor', {[a]: page('[Nowhere](/guides/a#none)')}, ['/guides/a#none']],
  ['a missing image', {[a]: page('![A picture](./none.png)')}, ['docs/guides/a.mdx', 'none.png']],
  [
    'a missing sample file',
    {[a]: page('```move file="examples/none.move"\n```')},
    ['docs/guides/a.mdx', 'file="examples/none.move" does not exist'],
  ],
  [
    'a missing region',
    {[a]: page('```move file="examples/seed.move" region="none"\n```')},
    ['docs/guides/a.mdx', 'there is no region "none"', '"seed"'],
  ],
  ['broken MDX', {[a]: page('<PageCards')}, ['docs/guides/a.mdx']],
] as [string, Record<string, string>, string[]][])('%s stops the build and leaves the last good one', (_name, changes, expected) => {
  const before = Object.fromEntries(Object.keys(changes).map((file) => [file, site.exists(file) ? site.read(file) : null]));
  site.change(changes);
  const {exitCode, output} = site.build();
  site.change(before);
  expect(exitCode).not.toBe(0);
  for (const text of expected) expect(output).toContain(text);
  expect(site.read('build/guides/a.html')).toBe(good);
});
