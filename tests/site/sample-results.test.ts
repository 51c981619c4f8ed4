import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio/slim';
import {buildDir, htmlFiles} from '../lib/built-site';

/** What the lines under the samples of a page say of the check, one text each. */
function checksOn(html: string): string[] {
  if (!html.includes('sample-note')) return [];
  const $ = load(html);
  return $('.sample-note')
    .toArray()
    .map((note) => $(note).text());
}

const isUnchecked = (line: string): boolean => line.startsWith('Not checked');

test('the test sees a sample that nobody has checked', () => {
  const html = '<p class="sample-note">Compiled with Sui Move</p><p class="sample-note">Not checked yet · examples/a.move</p>';
  expect(checksOn(html).filter(isUnchecked)).toHaveLength(1);
});

const pages = htmlFiles().map((file) => ({file, lines: checksOn(readFileSync(file, 'utf8'))}));

test('every sample of the built site was checked as it stands there', () => {
  expect(pages.filter(({lines}) => lines.some(isUnchecked)).map(({file}) => file)).toEqual([]);
});

test.each(['guides/developer/first-app/write-package', 'references/examples/first_package', 'references/framework/sui/clock'])(
  '%s says what checked its samples',
  (page) => {
    const {lines = []} = pages.find(({file}) => path.relative(buildDir, file) === `${page}.html`) ?? {};
    expect(lines.filter((line) => /^(?:Compiled|Checked|Parsed|Type-checked|Validated)/.test(line)).length).toBeGreaterThan(0);
  },
);
