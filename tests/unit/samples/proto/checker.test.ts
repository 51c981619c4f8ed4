import {protoChecker} from '@site/src/samples/checkers/proto';
import {expectationsOf, fixtureSamples, foundIn, sampleOf} from '../../../lib/sample-fixtures';

test('finds nothing in good code', async () => {
  const good = fixtureSamples('proto/good');
  expect(good.size).toBeGreaterThanOrEqual(3);
  expect(await protoChecker.check([...good.values()])).toEqual([]);
});

test('finds in each bad sample what it must, on its line', async () => {
  expect(await foundIn(protoChecker, fixtureSamples('proto/bad'))).toEqual(expectationsOf('proto/bad'));
});

test('places problems in the page', async () => {
  const sample = {...sampleOf('protobuf', 'message A {\n  strin\n}'), page: 'docs/a.mdx', line: 20};
  expect(await protoChecker.check([sample])).toEqual([
    {page: 'docs/a.mdx', line: 21, checker: 'proto', code: 'PROTO_SYNTAX', message: "illegal token 'strin'."},
  ]);
});

test('names the parser', () => {
  expect(protoChecker.tool).toMatch(/^protobuf\.js \d+\.\d+\.\d+$/);
});
