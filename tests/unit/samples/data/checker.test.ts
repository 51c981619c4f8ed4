import {createDataChecker} from '@site/src/samples/checkers/data';
import type {Sample} from '@site/src/samples/sample';
import {expectationsOf, fixtureSamples, foundIn, sampleOf} from '../../../lib/sample-fixtures';

const handedOver: Sample[] = [];
const problem = {page: 'docs/a.mdx', line: 3, checker: 'rpc-json', code: 'RPC', message: 'wrong'};
const checker = createDataChecker(async (sample) => {
  handedOver.push(sample);
  return [problem];
});

const messagesOf = async (sample: Sample): Promise<readonly string[]> => (await checker.check([sample])).map(({message}) => message);

beforeEach(() => {
  handedOver.length = 0;
});

test('finds nothing in good files', async () => {
  const good = fixtureSamples('data/good');
  expect(good.size).toBeGreaterThanOrEqual(8);
  expect(await checker.check([...good.values()])).toEqual([]);
});

test('finds in each bad file what it must, on its line', async () => {
  const expected = expectationsOf('data/bad');
  expect(Object.keys(expected).length).toBeGreaterThanOrEqual(14);
  expect(await foundIn(checker, fixtureSamples('data/bad'))).toEqual(expected);
});

test('hands JSON with a method over once it parses', async () => {
  const request = sampleOf('json', '{"id": 1}', {method: 'sui.rpc.v2.LedgerService/GetObject'});
  const broken = sampleOf('json', '{"id": }', {method: 'sui.rpc.v2.LedgerService/GetObject'});
  expect(await checker.check([request, sampleOf('json', '{}')])).toEqual([problem]);
  expect((await checker.check([broken])).map(({code}) => code)).toEqual(['JSON_SYNTAX']);
  expect(handedOver).toEqual([request]);
});

test('suggests the key that was meant', async () => {
  expect(await messagesOf(sampleOf('toml', '[package]\nname = "a"\nlicence = "MIT"', {title: 'Move.toml'}))).toEqual([
    '"package" has no key "licence". Did you mean "license"?',
  ]);
});

test('says what to do instead of an old key', async () => {
  expect(await messagesOf(sampleOf('toml', '[package]\nname = "a"\n[dev-dependencies]\n', {title: 'Move.toml'}))).toEqual([
    '"dev-dependencies": since 1.63 a dependency for tests has modes = ["test"] and stands in [dependencies].',
  ]);
});

test('says what a value must be', async () => {
  expect(await messagesOf(sampleOf('yaml', 'admin-interface-port: 99999', {title: 'fullnode.yaml', fragment: true}))).toEqual([
    '"admin-interface-port" must be a whole number from 0 to 65535, and is 99999.',
  ]);
});

test('says how to mark a shortened answer', async () => {
  expect(await messagesOf(sampleOf('json', '{\n  "a": 1,\n  …\n}'))).toEqual([
    expect.stringMatching(/A shortened answer is not JSON: mark the fence "output" or "unchecked"\.$/),
  ]);
});

test('takes the name of the file that fills a fence, and lets a region be part of it', async () => {
  const meta = {file: 'examples/config/fullnode.yaml', region: 'pruning'};
  expect(await messagesOf(sampleOf('yaml', 'db-pth: a', meta))).toEqual(['the file has no key "db-pth". Did you mean "db-path"?']);
});

test('refuses a language that it does not own', async () => {
  await expect(checker.check([sampleOf('xml', '<a/>')])).rejects.toThrow('"xml" is not a language of the data checker');
});

test('owns the data languages and names the release as its tool', () => {
  expect(checker.languages).toEqual(['toml', 'yaml', 'json']);
  expect(checker.tool).toMatch(/^the file formats of Sui 1\.\d+$/);
});
