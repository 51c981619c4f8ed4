import {rmSync} from 'node:fs';
import {load} from 'cheerio';
import {createFixtureSite, type FixtureSite} from '../lib/fixture-site';

// What only whole builds show: that a small site is built, and that a build stops where the bundler
// or a page fails. The other moments at which one stops, and its cache, are in bad-input.test.ts
// and build-cache.test.ts, at night; each sentence is tried without a build in
// tests/unit/bad-input.

let site: FixtureSite;
let good: string;

const page = (title: string, body: string): string =>
  `---\ntitle: ${title}\ndescription: A page of a tiny site that one test spoils on purpose to see the build stop.\n---\n\n${body}\n`;

beforeAll(() => {
  site = createFixtureSite();
  const {exitCode, output} = site.build();
  if (exitCode !== 0) throw new Error(`the base fixture must build:\n${output}`);
  good = site.read('build/guides/a.html');
});

afterAll(() => {
  rmSync(site.directory, {recursive: true});
});

test('the base fixture builds with its sample, its snippet, its card and the banner of an outdated page', () => {
  expect(good).toContain('garden');
  expect(site.read('build/index.html')).toContain('A note.');
  expect(site.read('build/index.html')).toContain('A page of a tiny site that quotes a sample');
  const article = load(site.read('build/guides/old.html'))('article').text();
  expect(article).toContain('Deprecated since 2026-07-27');
  expect(article.indexOf('the gRPC interface')).toBeLessThan(article.indexOf('Old text.'));
});

const a = 'docs/guides/a.mdx';
const old = 'docs/guides/old.mdx';

/** What is told of a failed build: all lines that are neither empty nor progress. */
const told = (output: string): string[] => output.split('\n').filter((line) => line !== '' && !line.startsWith('[INFO]'));

test.each([
  [
    'a component that throws',
    {[a]: page('Page A', "import {TutorialProgress} from '@site/src/tutorial/TutorialProgress';\n\n<TutorialProgress />")},
    ['docs/guides/a.mdx:1: the page at /guides/a cannot be rendered: '],
  ],
  [
    'pages and modules of the site that cannot be compiled',
    {
      [a]: page('Page A', '<PageCards'),
      [old]: page('Page B', '{process.env.PATH}'),
      'src/sidebar/remember.ts': "// Remembers nothing.\nimport {gone} from './gone';\nconsole.log(gone);\n",
      'src/code/code.css': '.a {\n  color: red;\n',
    },
    [
      'docs/guides/a.mdx:7: Unexpected end of file',
      'docs/guides/old.mdx:6: {process.env.PATH} is no figure in a sentence.',
      'src/code/code.css:1: the module cannot be compiled: Unclosed block. Correct it there.',
      'src/sidebar/remember.ts:2: the module cannot be compiled: there is no file "./gone". Correct the path, or write the file.',
    ],
  ],
] as [string, Record<string, string>, string[]][])('%s: a line for each, and the last good build stays', (_name, changes, expected) => {
  const before = Object.fromEntries(Object.keys(changes).map((file) => [file, site.read(file)]));
  site.change(changes);
  const {exitCode, output} = site.build();
  site.change(before);
  expect(exitCode).not.toBe(0);
  const lines = told(output).slice(0, expected.length);
  expect(lines.map((line, index) => line.slice(0, expected[index]?.length))).toEqual(expected);
  expect(output).not.toMatch(/^\s+at /m);
  expect(site.read('build/guides/a.html')).toBe(good);
});
