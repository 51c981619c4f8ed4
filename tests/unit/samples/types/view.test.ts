import type {NamedType} from '@site/src/samples/lib/type-check/types/named-type';
import {typesOfViews, type View} from '@site/src/samples/types/view';

const type = (line: number, column: number, text: string, variable?: NamedType['variable']): NamedType => ({
  line,
  column,
  length: 2,
  text,
  ...(variable && {variable}),
});

const view = (lines: readonly number[], fields: Partial<View> = {}): View => ({
  owner: 'examples/ts/a.ts',
  key: 'k',
  lines: lines.map((line, index) => ({line, shown: index + 1})),
  indent: 0,
  ...fields,
});

test('a region has the names of its lines, where they stand in it', () => {
  const types = [type(1, 0, 'above'), type(4, 6, 'in it'), type(9, 0, 'below')];
  const found = typesOfViews([{view: view([3, 4], {indent: 4}), types}]);
  expect(Object.fromEntries(found)).toEqual({'examples/ts/a.ts': {texts: ['in it'], samples: {k: [[2, 2, 2, 0]]}}});
});

test('a text is kept once, and calls are marked each time', () => {
  const types = [type(1, 0, 'call'), type(2, 0, 'call')];
  const found = typesOfViews([
    {view: view([1, 2]), types},
    {view: view([2], {key: 'second'}), types},
  ]);
  expect(found.get('examples/ts/a.ts')).toEqual({
    texts: ['call'],
    samples: {
      k: [
        [1, 0, 2, 0],
        [2, 0, 2, 0],
      ],
      second: [[1, 0, 2, 0]],
    },
  });
});

test('a variable is marked where it is first seen', () => {
  const types = [type(1, 0, 'const tx', 'inferred'), type(2, 0, 'const tx', 'inferred')];
  expect(typesOfViews([{view: view([1, 2]), types}]).get('examples/ts/a.ts')?.samples.k).toEqual([[1, 0, 2, 0]]);
  expect(typesOfViews([{view: view([2]), types}]).get('examples/ts/a.ts')?.samples.k).toEqual([[1, 0, 2, 0]]);
});

test('not where its declaration shows the type, only in a region without that', () => {
  const types = [type(1, 0, 'const tx', 'annotated'), type(2, 0, 'const tx', 'inferred')];
  expect([...typesOfViews([{view: view([1, 2]), types}])]).toEqual([]);
  expect(typesOfViews([{view: view([2]), types}]).get('examples/ts/a.ts')?.samples.k).toEqual([[1, 0, 2, 0]]);
});

test('lines that the compiler does not see move what is below them', () => {
  const lines = [
    {line: 1, shown: 1},
    {line: 2, shown: 4},
  ];
  expect(typesOfViews([{view: view([], {lines}), types: [type(2, 0, 'call')]}]).get('examples/ts/a.ts')?.samples.k).toEqual([[4, 0, 2, 0]]);
});
