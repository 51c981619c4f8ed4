import {code, heading, paragraph, table} from '@site/src/reference/build';
import {emptyDescriptions, partHeadings, silentHeadings} from '@site/src/reference/described/on-pages';
import {allParts} from '@site/src/reference/described/parts';
import {references} from '@site/src/reference/references';

const all = references();
const pagesBelow = (folder: string): (typeof all)[number]['pages'] =>
  all.flatMap(({pages}) => pages).filter(({id}) => id.startsWith(`${folder}/`));

test('no cell under "Description" is empty on any page', () => {
  expect(all.flatMap(({pages}) => pages).flatMap(emptyDescriptions)).toEqual([]);
});

const named = ['public functions', 'package and entry functions', 'macros', 'structs', 'enums', 'functions'];
const countOf = (start: string): number =>
  allParts()
    .filter(({reference, what}) => reference.startsWith(start) && named.includes(what))
    .reduce((sum, {places}) => sum + places.length, 0);

test.each([
  ['Move framework', ['std', 'sui', 'sui_system', 'bridge'].map((name) => `references/framework/${name}`)],
  ['Packages', ['references/packages']],
])('%s: pages show what is counted, each part with a text', (reference, folders) => {
  const pages = folders.flatMap(pagesBelow);
  expect(pages.flatMap(silentHeadings)).toEqual([]);
  expect(pages.flatMap(partHeadings)).toHaveLength(countOf(reference));
});

test('a heading that only code follows, and an empty cell, are found', () => {
  const page = {
    id: 'x',
    body: [
      heading(3, [code('coin')]),
      {type: 'code', lang: 'move', value: 'fun coin()'} as const,
      heading(3, [code('other')]),
      paragraph('Words.'),
      table(
        ['Field', 'Description'],
        [
          [[code('a')], []],
          [[code('b')], ['Words.']],
        ],
      ),
      table(['Field', 'Type'], [[[code('a')], []]]),
    ],
  };
  expect(silentHeadings(page)).toEqual(['x: coin']);
  expect(emptyDescriptions(page)).toEqual(['x: a']);
});
