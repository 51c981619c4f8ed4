import {describeModel} from '@site/src/reference/json-rpc/describe-model';
import {loadJsonRpc} from '@site/src/reference/json-rpc/load';
import type {JsonRpcModel} from '@site/src/reference/json-rpc/model';
import {parseType} from '@site/src/reference/json-rpc/read-type';

const source = loadJsonRpc();
const {model} = describeModel(source);

const withType = (text: string): JsonRpcModel => ({
  ...source,
  types: new Map(source.types).set('News', {name: 'News', place: 'x', comment: 'News.', type: parseType(text, 'x')}),
});

test.each([
  ['a field', '{id: string}', 'no words for News.id, which'],
  ['a field inside', '{list: {id: string}[]}', 'no words for News.list, News.list.id, which'],
  ['an alternative with a key', '{A: string} | {B: {id: string}}', 'no words for News.A, News.B, News.B.id, which'],
  [
    'an alternative with a mark',
    '{type: "a"; id: string} | {type: "b"; id: string}',
    'no words for News.a, News.a.type, News.a.id, News.b,',
  ],
  [
    'an alternative of several fields',
    '{a: string; b: string} | string',
    'no words for News.{a, b}, News.{a, b}.a, News.{a, b}.b, News.string,',
  ],
  ['a literal', '"one" | "two"', 'no words for News.one, News.two, which'],
])('%s that the interface gains stops the run until it has words', (_what, text, message) => {
  expect(() => describeModel(withType(text))).toThrow(message);
});

test('one text serves a field of several alternatives, and a specific one comes first', () => {
  const change = model.types.get('SuiObjectChange')?.type;
  const versions = change?.kind === 'union' ? change.members.map(({type}) => (type.kind === 'object' ? type.fields : [])) : [];
  const texts = versions.map((fields) => fields.find(({name}) => name === 'version')?.comment);
  expect(texts[0]).toContain('Version of the package');
  expect(new Set(texts.slice(1))).toEqual(new Set(['Version of the object after the transaction.']));
});

test('digests are said to be Base58', () => {
  const data = model.types.get('SuiObjectData')?.type;
  const digest = data?.kind === 'object' ? data.fields.find(({name}) => name === 'digest') : undefined;
  expect(digest?.comment).toBe('Digest of the object, in Base58. ([corrected here](/sui-api-ref#corrections))');
});

test('parameters have the names of the specification', () => {
  const names = (method: string): (string | undefined)[] =>
    model.methods.find(({name}) => name === method)?.parameters.map(({wireName}) => wireName) ?? [];
  expect(names('sui_executeTransactionBlock')).toEqual(['tx_bytes', 'signatures', 'options', 'request_type']);
  expect(names('sui_getObject')).toEqual(['object_id', 'options']);
  expect(names('suix_getEpochs')).toEqual(['cursor', 'limit', 'descending_order']);
});
