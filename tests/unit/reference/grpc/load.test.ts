import {GrpcTypes} from '@mysten/sui/grpc';
import {readComments} from '../../../../src/reference/grpc/comments';
import {buildModel, loadGrpc} from '../../../../src/reference/grpc/load';
import {readReflection} from '../../../../src/reference/grpc/reflection';
import {readProtoSources} from '../../../../src/reference/grpc/source';

const sources = readProtoSources();
const model = loadGrpc();
const messages = new Map(model.messages.map((message) => [message.name, message]));

/** Files of protobuf's own that the SDK has as sources and does not compile. */
const uncompiled = ['google/protobuf/empty.ts', 'google/rpc/error_details.ts'];
const compiled = sources.filter(({path}) => !uncompiled.some((file) => path.endsWith(file)));
const count = (pattern: RegExp): number => compiled.reduce((sum, {text}) => sum + [...text.matchAll(pattern)].length, 0);

describe('the model has all that the sources declare', () => {
  test.each([
    ['messages', model.messages.length, count(/extends MessageType</g)],
    ['enums', model.enums.length, count(/^export enum /gm)],
    ['services', model.services.length, count(/= new ServiceType\(/g)],
    ['fields', model.messages.flatMap((message) => message.fields).length, count(/@generated from protobuf field: /g)],
    ['enum values', model.enums.flatMap((type) => type.values).length, count(/@generated from protobuf enum value: /g)],
    // A client file has each method twice: in its interface and in its class.
    ['methods', model.services.flatMap((service) => service.methods).length * 2, count(/@generated from protobuf rpc: /g)],
  ])('%s', (_what, inModel, inSource) => {
    expect(inSource).toBeGreaterThan(0);
    expect(inModel).toBe(inSource);
  });
});

describe('fields', () => {
  test.each([
    ['sui.rpc.v2.GetObjectRequest', 'version', {number: 2, presence: 'optional', type: {kind: 'scalar', name: 'uint64'}}],
    ['sui.rpc.v2.GetObjectResponse', 'object', {presence: 'optional', type: {kind: 'message', name: 'sui.rpc.v2.Object'}}],
    ['sui.rpc.v2.TransactionLiteral', 'negated', {presence: 'singular', type: {kind: 'scalar', name: 'bool'}}],
    ['sui.rpc.v2.TransactionLiteral', 'sender', {presence: 'oneof', oneof: 'predicate'}],
    ['sui.rpc.v2.Owner', 'kind', {type: {kind: 'enum', name: 'sui.rpc.v2.Owner.OwnerKind'}}],
    ['sui.rpc.v2.NameRecord', 'data', {presence: 'map', type: {kind: 'map', key: 'string', value: {kind: 'scalar', name: 'string'}}}],
    ['sui.rpc.v2.ListBalancesResponse', 'balances', {presence: 'repeated'}],
    ['sui.rpc.v2.ProtocolConfig', 'feature_flags', {deprecated: true}],
    [
      'sui.rpc.v2.LookupNameRequest',
      'name',
      {comment: 'Required. The SuiNS name to lookup.\n\nSupports both `@name` as well as `name.sui` formats.'},
    ],
  ])('%s.%s', (name, field, expected) => {
    expect(messages.get(name)?.fields.find((candidate) => candidate.name === field)).toMatchObject(expected);
  });
});

test('directives for a linter are no comment', () => {
  expect(model.enums.find(({name}) => name.endsWith('TransactionChecks'))?.comment).toBe('');
});

test('streaming is marked', () => {
  const streaming = model.services.flatMap(({methods}) => methods.filter((method) => method.streaming).map(({name}) => name));
  expect(streaming).toEqual([
    'ListCheckpoints',
    'ListTransactions',
    'ListEvents',
    'SubscribeCheckpoints',
    'SubscribeTransactions',
    'SubscribeEvents',
  ]);
});

describe('a source of another shape stops the run and says where', () => {
  const build = (change: (path: string, text: string) => string) => () =>
    buildModel(readReflection(GrpcTypes), readComments(sources.map(({path, text}) => ({path, text: change(path, text)}))));
  const inFile =
    (file: string, from: string, to: string) =>
    (path: string, text: string): string =>
      path.endsWith(file) ? text.replace(from, to) : text;

  test.each([
    [
      'no origin of the file',
      inFile('name_service.ts', 'from protobuf file "', 'from file "'),
      /name_service\.ts:1: the head does not say/,
    ],
    ['no origin of a message', inFile('/owner.ts', 'from protobuf message', 'from'), /owner\.ts:\d+: interface Owner does not say/],
    ['no origin of an enum', inFile('/owner.ts', 'from protobuf enum sui', 'from sui'), /owner\.ts:\d+: enum Owner_OwnerKind does not say/],
    [
      'a renamed field',
      inFile('/owner.ts', 'string address = 2', 'string adress = 2'),
      /owner\.ts:\d+: sui\.rpc\.v2\.Owner has no "address"/,
    ],
    ['another number', inFile('/owner.ts', 'string address = 2', 'string address = 9'), /Owner\.address is number 9 here and 2/],
    [
      'an unreadable field',
      inFile('/owner.ts', 'string address = 2', 'string address'),
      /"optional string address" does not read as a protobuf field/,
    ],
    [
      'a missing message',
      inFile('/owner.ts', 'message sui.rpc.v2.Owner', 'message sui.rpc.v2.Owners'),
      /no doc comments for the message sui\.rpc\.v2\.Owner,/,
    ],
    ['a missing method', inFile('name_service.client.ts', 'rpc: LookupName(', 'rpc: FindName('), /NameService has no "LookupName"/],
    [
      'a name that stands twice',
      inFile('/jwk.ts', 'message sui.rpc.v2.JwkId', 'message sui.rpc.v2.Jwk'),
      /sui\.rpc\.v2\.Jwk is declared in .*jwk\.ts:\d+ already/,
    ],
  ])('%s', (_what, change, message) => {
    expect(build(change)).toThrow(message);
  });

  test('an SDK without services', () => {
    expect(() => buildModel(readReflection({}), readComments([]))).toThrow('GrpcTypes exports no service');
  });

  test('a folder without sources', () => {
    expect(() => readProtoSources('tests/unit/reference/grpc')).not.toThrow();
    expect(() => readProtoSources('tests/fixtures/sites/base/docs')).toThrow('no generated protobuf files');
  });
});
