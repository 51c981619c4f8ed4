import {entryOf, findEntry, missingEntries, namesIn, overlayOn, overlayProblems, staleEntries, stopAt} from '@site/src/reference/overlay';
import {ReferenceSourceError} from '@site/src/reference/page';

const overlay = overlayOn('words.ts', 'method', {get: 'Gets.', 'get.all': 'Gets all.', put: undefined});

test('the entry for the first name that has one is found', () => {
  expect(findEntry(overlay, 'get')).toBe('Gets.');
  expect(findEntry(overlay, 'get.all', 'get')).toBe('Gets all.');
  expect(findEntry(overlay, 'get.none', 'get')).toBe('Gets.');
  expect(findEntry(overlay, 'gone')).toBeUndefined();
});

test('what every object has is no entry', () => {
  expect(findEntry(overlay, 'toString')).toBeUndefined();
  expect(missingEntries(overlay, ['constructor'])).toEqual(['words.ts: no entry for the method constructor']);
});

test('an entry that has to be there stops the run where it is not', () => {
  expect(entryOf(overlay, 'get')).toBe('Gets.');
  for (const name of ['gone', 'put'])
    expect(() => entryOf(overlay, name)).toThrow(new ReferenceSourceError(`words.ts: no entry for the method ${name}`));
});

test('entries for nothing and places without one are named', () => {
  expect(namesIn(overlay)).toEqual(['get', 'get.all']);
  expect(staleEntries(overlay, (name) => name === 'get')).toEqual(['words.ts: an entry for the method get.all, which is not there']);
  expect(overlayProblems(overlay, ['get', 'put'])).toEqual([
    'words.ts: an entry for the method get.all, which is not there',
    'words.ts: no entry for the method put',
  ]);
  expect(overlayProblems(overlay, ['get', 'get.all'])).toEqual([]);
});

test('problems stop the run, all of them at once', () => {
  expect(() => {
    stopAt(['a: b', 'c: d']);
  }).toThrow(new ReferenceSourceError('a: b\nc: d'));
  expect(() => {
    stopAt([]);
  }).not.toThrow();
});
