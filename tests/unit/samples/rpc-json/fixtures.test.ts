import {readdirSync} from 'node:fs';
import path from 'node:path';
import {checkRpcJson} from '@site/src/samples/rpc-json';
import {rpcErrorCodes} from '@site/src/samples/rpc-json/codes';
import type {Problem} from '@site/src/samples/sample';
import {expectationsOf, samplesOfPage} from '../../../lib/sample-fixtures';

const fixtures = 'tests/fixtures/samples/rpc-json';
const pagesIn = (kind: string): string[] => readdirSync(path.join(fixtures, kind)).filter((file) => file.endsWith('.md'));
const bad = pagesIn('bad');

/** What each bad page must give: code and line of the page. */
const expected = expectationsOf('rpc-json/bad');

async function problemsIn(page: string): Promise<readonly Problem[]> {
  const problems = await Promise.all(samplesOfPage(path.join(fixtures, page)).map(checkRpcJson));
  return problems.flat();
}

test.each(pagesIn('good'))('%s has nothing wrong', async (file) => {
  expect(await problemsIn(`good/${file}`)).toEqual([]);
});

test.each(bad)('%s is refused', async (file) => {
  const problems = await problemsIn(`bad/${file}`);
  expect(problems.map(({code, line}) => `${code ?? 'no code'}:${line}`)).toEqual(expected[file]);
});

test('every bad page says what it must give, and every code has one', () => {
  expect(Object.keys(expected).sort()).toEqual([...bad].sort());
  const codes = Object.values(expected).flatMap((pairs) => pairs.map((pair) => pair.split(':')[0]));
  expect(codes).toEqual(expect.arrayContaining(Object.keys(rpcErrorCodes)));
});

test.each([
  ['snake-case.md', 'sui.rpc.v2.GetObjectRequest has no field "object_id". In JSON it is called "objectId".'],
  ['mask-unknown-path.md', '"readMask", path "content": sui.rpc.v2.Object has no field "content". Did you mean "contents"?'],
  ['number-for-int64.md', '"version" is an unsigned 64-bit number, which JSON writes as a string such as "40", and is 349180.'],
  ['unknown-grpc-method.md', 'sui.rpc.v2.LedgerService has no method "GetObjects". Did you mean "GetObject"?'],
])('the message of %s says what to do', async (file, message) => {
  const [problem] = await problemsIn(`bad/${file}`);
  expect(problem?.message).toBe(message);
});
