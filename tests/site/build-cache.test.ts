import {readdirSync, readFileSync, rmSync, utimesSync} from 'node:fs';
import path from 'node:path';
import {createFixtureSite, type FixtureSite} from '../lib/fixture-site';

let site: FixtureSite;

const page = (title: string, body: string, ...fields: string[]): string =>
  [
    '---',
    `title: ${title}`,
    'description: A page of a tiny site that is built again after each of several changes.',
    ...fields,
    '---',
    '',
    body,
    '',
  ].join('\n');

const text = '[Epochs](/sui-glossary#epoch) and a sample.\n\n```move file="examples/seed.move" region="seed"\n```';
const glossary = (definition: string): string => page('Glossary', `### Epoch {/* #epoch */}\n\n${definition}`, 'slug: /sui-glossary');
const facts = "import {limits} from '@site/src/facts/limits';\n\nTake {limits.publicEndpoint.requests} requests.";

function build(): void {
  const {exitCode, output} = site.build();
  if (exitCode !== 0) throw new Error(output);
}

/** Every built file with its contents. */
function builtFiles(): ReadonlyMap<string, string> {
  const folder = path.join(site.directory, 'build');
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const names = files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))).sort();
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name), 'latin1')]));
}

/** The scripts, which have the definitions of terms: a page shows one when a reader asks for it. */
const scripts = (): string =>
  [...builtFiles()]
    .filter(([name]) => name.endsWith('.js'))
    .map(([, script]) => script)
    .join('\n');

const cache = '.docusaurus/build-cache/en';

beforeAll(() => {
  site = createFixtureSite();
  site.change({
    'docs/guides/a.mdx': page('Page A', text),
    'docs/guides/b.mdx': page('Page B', facts),
    'docs/references/sui-glossary.mdx': glossary('The first definition.'),
    'sidebars.ts':
      "export default {guidesSidebar: ['guides', 'section', 'guides/a', 'guides/old', 'guides/b', 'references/sui-glossary']};",
  });
  build();
});

afterAll(() => {
  rmSync(site.directory, {recursive: true});
});

test('a build leaves a cache, and the next one shows a changed text, title, definition and sample; it is byte for byte the one without a cache', () => {
  expect(site.exists(`${cache}/complete`)).toBe(true);
  expect(site.read('build/index.html')).toContain('Page A');
  expect(scripts()).toContain('The first definition.');
  site.change({
    'docs/guides/a.mdx': page('Page One', `${text}\n\nAn added line.`),
    'docs/references/sui-glossary.mdx': glossary('The second definition.'),
    'examples/seed.move': site.read('examples/seed.move').replace('garden', 'orchard'),
  });
  // The bundler compares contents: a file from an archive is older than the cache.
  utimesSync(path.join(site.directory, 'examples/seed.move'), 1_000_000_000, 1_000_000_000);
  build();
  const a = site.read('build/guides/a.html');
  expect(a).toContain('An added line.');
  expect(a).toContain('orchard');
  expect(a).not.toContain('garden');
  expect(site.read('build/index.html')).toContain('Page One');
  expect(site.read('build/index.html')).not.toContain('Page A');
  expect(scripts()).toContain('The second definition.');
  expect(scripts()).not.toContain('The first definition.');

  const warm = builtFiles();
  rmSync(path.join(site.directory, '.docusaurus'), {recursive: true});
  build();
  const cold = builtFiles();
  expect([...warm.keys()]).toEqual([...cold.keys()]);
  for (const [name, contents] of cold) expect([name, warm.get(name) === contents]).toEqual([name, true]);
});

test('a changed fact and a changed Markdown step reach the pages of the next build', () => {
  const limits = site.read('src/facts/limits.ts');
  const changed = limits.replace(/\brequests: \d+/, 'requests: 789');
  expect(changed).not.toBe(limits);
  expect(site.read('build/guides/b.html')).not.toContain('789');
  site.change({
    'src/facts/limits.ts': changed,
    'src/code/highlight/highlight.ts': site.read('src/code/highlight/highlight.ts').replace('class="token ', 'class="token changed '),
  });
  build();
  expect(site.read('build/guides/b.html')).toContain('789');
  expect(site.read('build/guides/a.html')).toContain('token changed');
});
