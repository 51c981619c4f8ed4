import {told} from '@site/src/build/failures/told';
import {SourceError} from '@site/src/lib/source-error';
import {ReferenceSourceError} from '@site/src/reference/page';

const unreadable = Object.assign(
  new Error(`Transform failed with 1 error:\n${process.cwd()}/src/a.ts:5:2: ERROR: Expected "}" but found "id"`),
  {name: 'TransformError'},
);

test.each<[string, Error, string]>([
  [
    'a mistake with its place',
    new SourceError([{file: 'a.ts', line: 2, message: 'It is wrong. Correct it.'}]),
    'a.ts:2: It is wrong. Correct it.',
  ],
  ['an entry of a reference', new ReferenceSourceError('a.ts: no-gas: has no cure; write it'), 'a.ts: no-gas: has no cure; write it'],
  ['a comma that is missing', unreadable, 'src/a.ts:5: the module cannot be read: Expected "}" but found "id". Correct it there, or in'],
])('%s is told in a line, without a stack', (_name, error, line) => {
  expect(String(told(error)).slice(0, line.length)).toBe(line);
  expect(told(error)).not.toContain('\n');
});

test('a fault of the program keeps its stack', () => {
  const error = new TypeError('x is undefined');
  expect(told(error)).toBe(error);
});
