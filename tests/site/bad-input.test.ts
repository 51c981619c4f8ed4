import {rmSync} from 'node:fs';
import {load} from 'cheerio';
import {createFixtureSite, type FixtureSite} from '../lib/fixture-site';

// Mistakes that one page shows by itself are in tests/fixtures/bad-input/, and are tried without a
// build. Here is one build for each moment at which a build stops, with several mistakes where it
// tells of them together.

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
const old = 'docs/guides/old.mdx';
const landing = 'docs/guides.mdx';

/** What is told of a failed build: all lines that are neither empty nor progress. */
const told = (output: string): string[] => output.split('\n').filter((line) => line !== '' && !line.startsWith('[INFO]'));

test.each([
  ['front matter', {[a]: '---\ntitle: Page A\n---\n\nText.\n'}, ['docs/guides/a.mdx:1: front matter "description"']],
  [
    'a sidebar that names no page',
    {'sidebars.ts': "export default {guidesSidebar: ['guides', 'section', 'guides/a', 'guides/old', 'guides/none']};"},
    ['sidebars.ts:1: there is no page "guides/none" under docs/.'],
  ],
  [
    'a page in no sidebar and a listed snippet',
    {'sidebars.ts': "export default {guidesSidebar: ['guides', 'section', 'guides/old', 'snippets/note']};"},
    [
      'docs/guides/a.mdx:1: the page is in no sidebar. Add "guides/a" to a list in src/site/sidebars/',
      'sidebars.ts:1: names the snippet "snippets/note"',
    ],
  ],
  ['a page that would be left out', {'docs/guides/_draft.mdx': page('Text.')}, ['docs/guides/_draft.mdx:1: the file is no page']],
  [
    'pages that cannot be compiled',
    {
      [landing]: page("import {PageCards} from '@site/src/registry/PageCards';\n\n<PageCards ids={['guides/none']} />", 'slug: /'),
      [a]: page('<PageCards'),
      [old]: page('Text.\n\n<script>alert(1)</script>'),
    },
    [
      'docs/guides.mdx:9: <PageCards>: there is no page with the id "guides/none"',
      'docs/guides/a.mdx:7: Unexpected end of file',
      'docs/guides/old.mdx:8: <script> is no element that a page may use.',
    ],
  ],
  [
    'links and anchors that lead nowhere, in text and in code',
    {
      [a]: page('[Nowhere](/guides/none)\n\n[Nowhere](/guides/a#none)'),
      [old]: page('A signature:\n\n```move linked\nfun f(a: Coin)\n```\n\n[Coin]: /guides/nowhere'),
    },
    [
      'docs/guides/a.mdx:6: the link "/guides/none" leads to no page.',
      'docs/guides/a.mdx:8: the link "/guides/a#none" leads to no heading of its page.',
      'docs/guides/old.mdx:12: the link "/guides/nowhere" leads to no page.',
    ],
  ],
  [
    'modules of the site that cannot be compiled',
    {
      'src/sidebar/choices.ts': "export const answer = 'yes;\n",
      'src/sidebar/remember.ts': "// Remembers nothing.\nimport {gone} from './gone';\nconsole.log(gone);\n",
      'src/code/code.css': '.a {\n  color: red;\n',
    },
    [
      'src/code/code.css:1: the module cannot be compiled: Unclosed block. Correct it there.',
      'src/sidebar/choices.ts:1: the module cannot be compiled: Unterminated string constant. Correct it there.',
      'src/sidebar/remember.ts:2: the module cannot be compiled: there is no file "./gone". Correct the path, or write the file.',
    ],
  ],
  [
    'a component that throws',
    {[a]: page("import {TutorialProgress} from '@site/src/tutorial/TutorialProgress';\n\n<TutorialProgress />")},
    ['docs/guides/a.mdx:1: the page at /guides/a cannot be rendered: '],
  ],
] as [string, Record<string, string>, string[]][])('%s: a line for each, and the last good build stays', (_name, changes, expected) => {
  const before = Object.fromEntries(Object.keys(changes).map((file) => [file, site.exists(file) ? site.read(file) : null]));
  site.change(changes);
  const {exitCode, output} = site.build();
  site.change(before);
  expect(exitCode).not.toBe(0);
  const lines = told(output).slice(0, expected.length);
  expect(lines.map((line, index) => line.slice(0, expected[index]?.length))).toEqual(expected);
  expect(output).not.toMatch(/^\s+at /m);
  expect(site.read('build/guides/a.html')).toBe(good);
});
