import {references} from '@site/src/reference/references';
import {serializePage} from '@site/src/reference/serialize';

test('the same sources give the same pages, twice', () => {
  const bytes = (): [string, string[]][] => references().map(({name, pages}) => [name, pages.map(serializePage)]);
  const first = bytes();
  expect(first.length).toBeGreaterThan(5);
  expect(first.flatMap(([, pages]) => pages).length).toBeGreaterThan(500);
  expect(bytes()).toEqual(first);
});
