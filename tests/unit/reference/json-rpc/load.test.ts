import {loadJsonRpc, paramsName} from '../../../../src/reference/json-rpc/load';
import {namesIn} from '../../../../src/reference/json-rpc/model';
import {printType} from '../../../../src/reference/json-rpc/print-type';
import {parseType} from '../../../../src/reference/json-rpc/read-type';
import {readSources} from '../../../../src/reference/json-rpc/source';

const sources = readSources();
const model = loadJsonRpc();
const methods = new Map(model.methods.map((method) => [method.name, method]));
const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name]) => name ?? '');

describe('the model has all that the sources declare', () => {
  test('methods', () => {
    const declared = matches(sources.params.text, /^export (?:interface|type) (\w+)Params/gm);
    const called = matches(sources.client.text, /method: '([^']+)'/g);
    expect(declared).toHaveLength(56);
    expect(new Set(model.methods.map(({name}) => paramsName(name)))).toEqual(new Set([...declared, ...called.map(paramsName)]));
    expect(model.methods.filter(({inClient}) => inClient).map(({name}) => name)).toEqual(expect.arrayContaining(called));
    expect(model.methods).toHaveLength(64);
  });

  test('types', () => {
    const declared = sources.types.flatMap(({text}) => matches(text, /^export (?:interface|type) (\w+)/gm));
    const narrowed = sources.types.flatMap(({text}) => matches(text, /^export type (\w+) = Extract</gm));
    expect([...model.types.keys()].sort()).toEqual(declared.filter((name) => !narrowed.includes(name)).sort());
    expect(model.types.size).toBe(137);
  });

  test('error codes', () => {
    expect(model.errorCodes).toHaveLength(16);
    expect(model.errorCodes).toContainEqual({code: -32601, name: 'MethodNotFound'});
  });
});

test.each([
  ['sui_getObject', '(id: string, options?: SuiObjectDataOptions | null) => SuiObjectResponse'],
  [
    'suix_getOwnedObjects',
    '(owner: string, query?: SuiObjectResponseQuery | null, cursor?: string | null, limit?: number | null) => PaginatedObjectsResponse',
  ],
  [
    'sui_executeTransactionBlock',
    '(transactionBlock: string, signature: string[], options?: SuiTransactionBlockResponseOptions | null, requestType?: ExecuteTransactionRequestType | null) => SuiTransactionBlockResponse',
  ],
  ['suix_getReferenceGasPrice', '() => string'],
  ['suix_getCoinMetadata', '(coinType: string) => CoinMetadata | null'],
  ['rpc.discover', '() => {info: {version: string}}'],
  ['unsafe_payAllSui', '(signer: string, inputCoins: string[], recipient: string, gasBudget: string) => TransactionBlockBytes'],
])('%s', (name, expected) => {
  const method = methods.get(name);
  const parameters = method?.parameters
    .map((parameter) => `${parameter.name}${parameter.optional ? '?' : ''}: ${printType(parameter.type)}`)
    .join(', ');
  expect(`(${parameters ?? ''}) => ${method ? printType(method.result) : ''}`).toBe(expected);
});

describe('comments', () => {
  test('say nothing of the deprecation that every declaration has', () => {
    const all = [...model.types.values()].map(({comment}) => comment).join('\n');
    expect(all).not.toContain('JSON-RPC APIs are deprecated');
  });

  test('keep a deprecation of their own', () => {
    expect(methods.get('sui_executeTransactionBlock')?.parameters[3]?.comment).toBe(
      '**Deprecated.** requestType is deprecated and should not be used',
    );
  });

  test('belong to the right alternative of a union', () => {
    const filter = model.types.get('SuiEventFilter')?.type;
    const members = filter?.kind === 'union' ? filter.members.map(({type, comment}) => [printType(type), comment.split('.')[0]]) : [];
    expect(members[1]).toEqual(['{Any: SuiEventFilter[]}', 'Return events that match any of the given filters']);
    expect(members.at(-1)?.[1]).toContain('Return events emitted in [start_time, end_time] interval');
  });
});

describe('types', () => {
  test.each([
    ['string | null | undefined', 'string | null'],
    ['Record<string, Balance[]>', '{[key: string]: Balance[]}'],
    ['{[key: string]: unknown}', '{[key: string]: unknown}'],
    ['[string, (number | null)[]]', '[string, (number | null)[]]'],
    ['Promise<Coin>', 'Coin'],
    ['string | string', 'string'],
    ['{"a b"?: "x"; c: bigint}', '{"a b"?: "x"; c: bigint}'],
    ['RpcTypes.Thing', 'Thing'],
  ])('%s', (text, expected) => {
    expect(printType(parseType(text, 'here'))).toBe(expected);
  });

  test.each([
    ['Set<string>', 'here:1: the generic type Set<string> has no words'],
    ['() => void', 'has no words on the pages yet'],
    ['1 | 2', 'the literal type 1 has no words'],
    ['{a(): void}', '"a(): void" is no field with a type'],
    ['string; type U = number', '"string; type U = number" is no type'],
  ])('%s is refused', (text, message) => {
    expect(() => parseType(text, 'here')).toThrow(message);
  });

  test('every name is defined', () => {
    expect(
      namesIn({
        kind: 'tuple',
        items: [
          {kind: 'reference', name: 'A'},
          {kind: 'record', value: {kind: 'reference', name: 'B'}},
        ],
      }),
    ).toEqual(['A', 'B']);
  });
});
