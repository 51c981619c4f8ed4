import {anchorOf, sectionOf} from '@site/src/mcp/site/section';

const headings = [
  {depth: 2, text: 'Install', anchor: 'install'},
  {depth: 2, text: 'Costs', anchor: 'costs'},
  {depth: 3, text: 'split', anchor: 'fun-split'},
  {depth: 2, text: 'Costs', anchor: 'costs-1'},
];
const page = {headings};
const text =
  '---\ntitle: A\n---\n\n# A\n\nBeginning.\n\n## Install\n\n### macOS\n\n```sh\n## Costs\n```\n\n## Costs\n\nOne.\n\n### `split`\n\nTwo.\n\n## Costs\n\nThree.\n';

test('a section goes to the next heading of its level; headings of tabs and lines of code are none of the page’s', () => {
  expect(sectionOf(page, text, 'install')).toBe('## Install\n\n### macOS\n\n```sh\n## Costs\n```');
  expect(sectionOf(page, text, 'costs')).toBe('## Costs\n\nOne.\n\n### `split`\n\nTwo.');
  expect(sectionOf(page, text, 'fun-split')).toBe('### `split`\n\nTwo.');
  expect(sectionOf(page, text, 'costs-1')).toBe('## Costs\n\nThree.');
});

test('there is no section for an anchor that the page or its Markdown lacks', () => {
  expect(sectionOf(page, text, 'beginning')).toBeUndefined();
  expect(sectionOf({headings: [{depth: 2, text: 'Gone', anchor: 'gone'}]}, text, 'gone')).toBeUndefined();
});

test.each([
  ['costs', 'costs'],
  ['#costs-1', 'costs-1'],
  ['/a#fun-split', 'fun-split'],
  ['Install', 'install'],
  ['SPLIT', 'fun-split'],
  ['Fees', undefined],
])('a reader who names %s means the anchor %s', (wanted, anchor) => {
  expect(anchorOf(page, wanted)).toBe(anchor);
});
