import {groups} from '../../../../src/reference/json-rpc/groups';
import {buildModel} from '../../../../src/reference/json-rpc/load';
import {readTypes} from '../../../../src/reference/json-rpc/read-types';
import {readSources, type Sources} from '../../../../src/reference/json-rpc/source';
import {wire} from '../../../../src/reference/json-rpc/wire';

const sources = readSources();

describe('sources of another shape stop the run and say where', () => {
  const changed = (file: 'params' | 'client' | 'errors', from: string, to: string): Sources => ({
    ...sources,
    [file]: {...sources[file], text: sources[file].text.replace(from, to)},
  });

  test.each([
    [
      'a new method',
      changed('params', 'interface GetCoinsParams', 'interface GetNewsParams {}\nexport interface GetCoinsParams'),
      'groups.ts: no group has GetNews',
    ],
    ['a call that no group has', changed('client', "method: 'rpc.discover'", "method: 'rpc.news'"), 'the SDK has no method rpc.discover'],
    [
      'a name that is not of a method',
      changed('params', 'interface GetCoinsParams', 'interface Coins'),
      /params\.ts:\d+: Coins is not named after a method/,
    ],
    [
      'one more parameter in a call',
      changed('client', 'params: [input.owner],', 'params: [input.owner, 1],'),
      /client\.ts:\d+: suix_getAllBalances sends 2 parameters, and the model has 1/,
    ],
    [
      'parameters that are no list',
      changed('client', 'params: [input.owner],', 'params: input,'),
      /client\.ts:\d+: the parameters of suix_getAllBalances are no list/,
    ],
    [
      'a renamed parameter',
      changed('params', 'transactionBlock: Uint8Array | string;\n\tsignal', 'bytes: string;\n\tsignal'),
      'sui_dryRunTransactionBlock says something of transactionBlock, which is not declared',
    ],
    [
      'a new parameter of a rearranged method',
      changed('params', '\tquery: RpcTypes.SuiEventFilter;', '\tquery: RpcTypes.SuiEventFilter;\n\tdepth?: number;'),
      'suix_queryEvents leaves out the declared parameter depth',
    ],
    ['no table of errors', changed('errors', 'CODE_TO_ERROR_TYPE:', 'CODES:'), 'no table CODE_TO_ERROR_TYPE'],
    ['a code that is no number', changed('errors', "'-32700'", "'x'"), /errors\.ts:\d+: not an error code and its name/],
    ['no parameters at all', {...sources, params: {path: 'p.ts', text: ''}}, 'p.ts:1: no interface of parameters'],
    ['no calls at all', {...sources, client: {path: 'c.ts', text: ''}}, 'c.ts:1: no call of transport.request with a method'],
    ['a type that nothing defines', {...sources, types: sources.types.slice(1)}, /the type \w+, which nothing defines/],
  ] as const)('%s', (_what, broken, message) => {
    expect(() => buildModel(broken)).toThrow(message);
  });

  test('two types of one name', () => {
    const text = 'export interface A {}\nexport type A = string;';
    expect(() => readTypes([{path: 't.ts', text}])).toThrow('t.ts:2: the type A is declared in t.ts:1 already');
  });
});

describe('mistakes in our data about the wire stop the run', () => {
  test.each([
    [
      'a method that is not there',
      {groups: [...groups, {slug: 'x', label: 'X', description: 'Nothing.', intro: '', methods: ['sui_getNothing']}], wire},
      'the SDK has no method sui_getNothing',
    ],
    ['a forgotten method', {groups: groups.slice(1), wire}, 'no group has'],
    ['a stale entry', {groups, wire: {...wire, sui_getNothing: {result: 'string'}}}, 'wire.ts: sui_getNothing is in no group'],
    [
      'a result that the client has',
      {groups, wire: {...wire, sui_getObject: {result: 'string'}}},
      /the result of sui_getObject is at .*client\.ts:\d+; remove it here/,
    ],
    ['no result', {groups, wire: {...wire, sui_getEvents: {}}}, 'sui_getEvents needs a result'],
    ['no parameters', {groups, wire: {...wire, suix_getCurrentEpoch: {}}}, 'suix_getCurrentEpoch needs its parameters'],
    [
      'a parameter that is not declared',
      {groups, wire: {...wire, sui_getObject: {parameters: ['objectId']}}},
      /sui_getObject names the parameter objectId, which .*params\.ts:\d+ declares/,
    ],
    [
      'a type that nothing defines',
      {groups, wire: {...wire, sui_getEvents: {result: 'Event[]'}}},
      'sui_getEvents: the type Event, which nothing defines',
    ],
  ])('%s', (_what, data, message) => {
    expect(() => buildModel(sources, data)).toThrow(message);
  });
});
