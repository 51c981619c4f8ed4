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
