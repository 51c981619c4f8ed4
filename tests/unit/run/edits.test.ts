import {editsOf, withEdit} from '@site/src/run/panel/edits';
import {readPlace} from '@site/src/run/panel/read-place';

const originals = {'sources/a.move': 'module a::a;', 'sources/b.move': 'module a::b;'};

test('a changed file is an edit, and one that is the original again is none', () => {
  const one = withEdit({}, originals, 'sources/a.move', 'module a::c;');
  expect(one).toEqual({'sources/a.move': 'module a::c;'});
  const two = withEdit(one, originals, 'sources/b.move', '');
  expect(withEdit(two, originals, 'sources/a.move', 'module a::a;')).toEqual({'sources/b.move': ''});
});

test('what differs from the originals are edits: changed files, and new ones', () => {
  expect(editsOf({...originals, 'sources/b.move': '', 'tests/c.move': 'c'}, originals)).toEqual({
    'sources/b.move': '',
    'tests/c.move': 'c',
  });
});

test('a sample names package, file and perhaps a region', () => {
  expect(readPlace('tip_jar/sources/jar.move#structs')).toEqual({name: 'tip_jar', file: 'sources/jar.move', region: 'structs'});
  expect(readPlace('tip_jar/sources/jar.move')).toEqual({name: 'tip_jar', file: 'sources/jar.move', region: undefined});
});
