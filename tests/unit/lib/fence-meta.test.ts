import {parseFenceMeta} from '@site/src/lib/fence-meta';

test.each([
  [undefined, {}],
  ['', {}],
  ['output', {output: true}],
  ['file="examples/a b.move" region="init"', {file: 'examples/a b.move', region: 'init'}],
  ['{1,3-5} title="a.ts" fragment', {title: 'a.ts', fragment: true}],
  ['unchecked="needs a key: see {x}"', {unchecked: 'needs a key: see {x}'}],
  ['title=""', {title: ''}],
])('%s', (meta, expected) => {
  expect(parseFenceMeta(meta)).toEqual(expected);
});
