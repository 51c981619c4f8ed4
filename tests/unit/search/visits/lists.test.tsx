import {forgetLists} from '@site/src/search/visits/forget';
import {addTo, lists, readList} from '@site/src/search/visits/lists';

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  jest.restoreAllMocks();
});

test('the latest entry is the first, each is there once, and the oldest goes', () => {
  for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) addTo(lists.searches, query, query);
  expect(readList(lists.searches).map(([key]) => key)).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
  expect(readList(lists.pages)).toEqual([]);
});

test('the lists can be forgotten', () => {
  addTo(lists.searches, 'coin', 'coin');
  addTo(lists.pages, '/guides', 'Guides');
  forgetLists();
  expect(Object.values(lists).flatMap(readList)).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test.each(['no JSON', '{}', '7', '[1,2]', '[null]', '["", ""]'])('%s in the storage is no list', (stored) => {
  localStorage.setItem(lists.searches, stored);
  expect(readList(lists.searches)).toEqual([]);
});

test('where storage is refused, nothing is kept and nothing is thrown', () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
  expect(() => {
    addTo(lists.searches, 'coin', 'coin');
    forgetLists();
  }).not.toThrow();
  expect(readList(lists.searches)).toEqual([]);
});
