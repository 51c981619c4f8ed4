import {readFileSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {filesBelow} from '../../src/lib/files-below';
import {createFixtureSite, type FixtureSite} from '../lib/fixture-site';

let site: FixtureSite;

const page = (text: string): string =>
  `---\ntitle: Page A of the fixture\ndescription: A page of a tiny site that is built twice, with another text each time.\n---\n\n${text}\n`;

function build(...options: string[]): string {
  const {exitCode, output} = site.build({}, options);
  if (exitCode !== 0) throw new Error(output);
  return output;
}

const inside = (...names: string[]): string => path.join(site.directory, ...names);

/** The files of a build's own in its assets, without copies that are compressed. */
const assetsOf = (folder: string): string[] => filesBelow(inside(folder, 'assets')).filter((file) => !/\.(?:br|gz)$|own-files/.test(file));

/** What a page of a build loads, by path below the site's folder. */
function loadedBy(folder: string, file: string): string[] {
  const $ = load(readFileSync(inside(folder, file), 'utf8'));
  const addresses = $('script[src], link[rel="stylesheet"]').map(
    (_index, element) => $(element).attr('src') ?? $(element).attr('href') ?? '',
  );
  return addresses.toArray().map((address) => address.slice(1));
}

beforeAll(() => {
  site = createFixtureSite();
  site.change({'docs/guides/a.mdx': page('First.')});
  build();
  renameSync(inside('build'), inside('first'));
  site.change({
    'docs/guides/a.mdx': page('Second.'),
    'src/sidebar/remember.ts': "console.log('another script');\n",
    'src/code/code.css': 'pre {\n  color: rebeccapurple;\n}\n',
  });
});

afterAll(() => {
  rmSync(site.directory, {recursive: true});
});

test('a build that keeps the assets of the last one serves both, and the next one lets go of the oldest', () => {
  const old = assetsOf('first');
  expect(build('--keep-assets', 'first')).toContain(`files of first/assets.`);
  const gone = (folder: string): string[] => old.filter((file) => !site.exists(`${folder}/assets/${file}`));
  expect(gone('build')).toEqual([]);
  for (const file of old) expect(readFileSync(inside('build/assets', file))).toEqual(readFileSync(inside('first/assets', file)));

  // What a page of the first build asks for is there, and is not what the new page asks for.
  const [before, after] = [loadedBy('first', 'guides/a.html'), loadedBy('build', 'guides/a.html')];
  expect([...before, ...after].filter((file) => !site.exists(`build/${file}`))).toEqual([]);
  expect(before.length).toBeGreaterThan(1);
  expect(before).not.toEqual(after);

  site.change({'docs/guides/a.mdx': page('Third.')});
  renameSync(inside('build'), inside('second'));
  const own = assetsOf('second').filter((file) => !old.includes(file));
  build('--keep-assets', 'second');
  expect(own.filter((file) => !site.exists(`build/assets/${file}`))).toEqual([]);
  expect(gone('build').length).toBeGreaterThan(0);
});

test('without the option they are gone, which is what the option is for', () => {
  build();
  expect(loadedBy('first', 'guides/a.html').filter((file) => !site.exists(`build/${file}`)).length).toBeGreaterThan(0);
});
