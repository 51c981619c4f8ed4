import {existsSync, readFileSync} from 'node:fs';
import {pageIds} from '../lib/pages';

// The build checks their front matter and links, as of all pages.
const pages = pageIds
  .filter((id) => existsSync(`docs/${id}.md`))
  .map((id) => {
    const text = readFileSync(`docs/${id}.md`, 'utf8');
    const field = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? '';
    return {id, text, title: field('title'), description: field('description')};
  });

const twice = (texts: readonly string[]): string[] => texts.filter((text, index) => texts.indexOf(text) !== index);

test('titles are unique within a reference, and descriptions everywhere', () => {
  expect(pages.length).toBeGreaterThan(500);
  expect(twice(pages.map(({id, title}) => `${id.split('/').slice(0, 3).join('/')}: ${title.toLowerCase()}`))).toEqual([]);
  expect(twice(pages.map(({description}) => description))).toEqual([]);
});

test('no anchor stands twice on a page', () => {
  const anchors = pages.flatMap(({id, text}) => twice([...text.matchAll(/<!-- #(\S+) -->/g)].map(([, anchor]) => `${id}#${anchor ?? ''}`)));
  expect(anchors).toEqual([]);
});

test('pages of a source end with it', () => {
  const ofSources = pages.filter(({id}) => !/^references\/(?:errors|examples)\b/.test(id));
  expect(ofSources.filter(({text}) => !/\nGenerated from [^\n]+\n$/.test(text)).map(({id}) => id)).toEqual([]);
});

/** Rows of a page's tables whose cell under "Description" is empty. */
function emptyDescriptions(text: string): string[] {
  let column: number | undefined;
  return text.split('\n').filter((line) => {
    if (!line.startsWith('|')) column = undefined;
    const cells = line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    column ??= cells.indexOf('Description');
    return cells[column] === '';
  });
}

/** Headings of functions and types that code follows, and no words. */
const silentHeadings = (text: string): string[] => [...text.matchAll(/^(### .*)\n\n```/gm)].map(([, heading]) => heading ?? '');

test('everything that pages describe has words', () => {
  const told = pages.filter(({id}) => /^references\/(?:framework\/(?!deepbook\b)|packages\/)/.test(id));
  expect(told.length).toBeGreaterThan(150);
  expect(told.flatMap(({id, text}) => silentHeadings(text).map((heading) => `${id}: ${heading}`))).toEqual([]);
  expect(pages.flatMap(({id, text}) => emptyDescriptions(text).map((row) => `${id}: ${row}`))).toEqual([]);
});

test('an empty cell, and a heading that only code follows, are found', () => {
  const text = '| Field | Description |\n| - | - |\n| `a` |  |\n| `b` | Words. |\n\n| Field | Type |\n| - | - |\n| `c` |  |\n';
  expect(emptyDescriptions(text)).toEqual(['| `a` |  |']);
  expect(silentHeadings('### `coin`\n\n```move\n```\n\n### `other`\n\nWords.\n')).toEqual(['### `coin`']);
});
