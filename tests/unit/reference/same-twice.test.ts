import {existsSync} from 'node:fs';
import {references} from '@site/src/reference/references';
import {serializePage} from '@site/src/reference/serialize';
import {withWordsFiles} from '@site/src/reference/words-file';

test('the same sources give the same pages, twice', () => {
  const bytes = (): [string, string[]][] => references().map(({name, pages}) => [name, pages.map(serializePage)]);
  const first = bytes();
  expect(first.length).toBeGreaterThan(5);
  expect(first.flatMap(([, pages]) => pages).length).toBeGreaterThan(500);
  expect(bytes()).toEqual(first);
});

test('every page names a file with its words, and a page of which none is known stops the run', () => {
  const named = references().flatMap(({pages}) => pages.map(({words = ''}) => words));
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
  expect(new Set(named).size).toBeGreaterThan(200);
  const unknown = {name: 'Fixture', owns: [], folders: [], pages: [{id: 'references/x', title: 'X', description: 'X.', body: []}]};
  expect(() => withWordsFiles(unknown)).toThrow('no file is known to have the words of references/x. Add the place to the row "Fixture".');
});
