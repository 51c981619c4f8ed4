import {coverageOf} from '@site/src/reference/described/coverage';
import {grpcParts, jsonRpcParts} from '@site/src/reference/described/api-parts';
import {graphqlParts} from '@site/src/reference/described/graphql-parts';
import {moveParts} from '@site/src/reference/described/move-parts';
import {cliParts, errorParts, indexerParts} from '@site/src/reference/described/own-parts';
import type {Part} from '@site/src/reference/described/model';
import {sourceConstants} from '@site/src/reference/framework/constants';
import {frameworkAbis} from '@site/src/reference/framework/load';
import {findEntry} from '@site/src/reference/overlay';
import {overlays} from '@site/src/reference/framework/overlay';
import {loadGrpc} from '@site/src/reference/grpc/load';
import {loadJsonRpc} from '@site/src/reference/json-rpc/load';
import {words as jsonRpcWords} from '@site/src/reference/json-rpc/words';
import {endpoints} from '@site/src/reference/deepbook-indexer';
import {apiGrpc} from '@site/src/reference/errors/entries/api-grpc';
import {api, apiOf, noOverlay} from '../graphql/support';

/** What the count says of some parts, without exceptions. */
const problemsOf = (parts: readonly Part[]): readonly string[] => coverageOf(parts, []).problems;

const sui = frameworkAbis().filter(({info}) => info.name === 'sui');
const texts = {overlays: overlays(), constants: sourceConstants};
const coin = findEntry(texts.overlays, 'sui::coin');

/** The problems of `sui` with another overlay of `sui::coin`. */
const withCoin = (overlay: typeof coin): readonly string[] => {
  const {entries} = texts.overlays;
  return problemsOf(moveParts('Move', sui, {...texts, overlays: {...texts.overlays, entries: {...entries, 'sui::coin': overlay}}}));
};

/** A record without one of its entries. */
const without = <T>(record: Readonly<Record<string, T>> = {}, name = ''): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));

describe('a Move module that loses the words on', () => {
  test('a function', () => {
    expect(coin && withCoin({...coin, functions: without(coin.functions, 'split')})).toEqual([
      'Move, public functions: sui::coin::split: no words',
    ]);
  });

  test('a struct, which takes those on its fields with it', () => {
    expect(coin && withCoin({...coin, types: without(coin.types, 'Coin')})).toEqual([
      'Move, structs: sui::coin::Coin: no words',
      'Move, fields: sui::coin::Coin.id: no words',
      'Move, fields: sui::coin::Coin.balance: no words',
    ]);
  });

  test('a constant, or on its cure', () => {
    const constant = coin?.errors?.ENotEnough;
    if (!coin || !constant) throw new Error('sui::coin has no ENotEnough');
    const problem = ['Move, error constants: sui::coin::ENotEnough: no words'];
    expect(withCoin({...coin, errors: without(coin.errors, 'ENotEnough')})).toEqual(problem);
    expect(withCoin({...coin, errors: {...coin.errors, ENotEnough: {...constant, cure: ''}}})).toEqual(problem);
  });
});

test('an API whose words are lost has as many problems as it had words', () => {
  expect(problemsOf(grpcParts(loadGrpc(), {}, {})).length).toBe(8 + 30 + (746 - 642) + (226 - 138) + 90);
  expect(problemsOf(jsonRpcParts(loadJsonRpc(), jsonRpcWords, {}))).toHaveLength(64);
  expect(problemsOf(jsonRpcParts(loadJsonRpc(), without(jsonRpcWords, '*.module')))).toContain(
    'JSON-RPC, parameters: sui_getNormalizedMoveStruct.module: no words',
  );
  expect(problemsOf(graphqlParts(api, noOverlay)).length).toBeGreaterThan(100);
});

test('every kind of a schema is counted', () => {
  const schema = apiOf('type Query { find(id: ID!): Thing } type Thing { name: String } input Filter { by: Kind } enum Kind { ONE }');
  expect(problemsOf(graphqlParts(schema, noOverlay))).toEqual(
    expect.arrayContaining([
      'GraphQL, operations: Query.find: no words',
      'GraphQL, arguments: Query.find(id:): no words',
      'GraphQL, types: Thing: no words',
      'GraphQL, fields: Thing.name: no words',
      'GraphQL, input fields: Filter.by: no words',
      'GraphQL, enum values: Kind.ONE: no words',
    ]),
  );
});

test('a command, an option, an argument and a transaction command need words', () => {
  const parts = cliParts({
    name: 'sui',
    summary: 'The CLI.',
    subcommands: [
      {
        name: 'go',
        summary: '',
        options: [
          {long: 'far', summary: ''},
          {long: 'secret', summary: '', hidden: true},
        ],
        positionals: [{name: 'PLACE', type: 'text', summary: '', required: true}],
        ptb: [{long: 'walk', summary: '', operands: []}],
      },
    ],
  });
  expect(problemsOf(parts)).toEqual([
    'CLI, commands: sui go: no words',
    'CLI, options: sui go --far: no words',
    'CLI, arguments: sui go PLACE: no words',
    'CLI, transaction commands: sui go --walk: no words',
  ]);
});

test('an entry needs a message, a meaning, causes, a cure and a link', () => {
  const [entry] = apiGrpc;
  if (!entry) throw new Error('no entry');
  const empty = {...entry, id: 'x', messages: [], meaning: '', causes: ['A cause.', ''], cure: '', seeAlso: []};
  expect(problemsOf(errorParts([empty])).map((problem) => problem.replace('Errors, entries with ', ''))).toEqual(
    ['a message', 'a meaning', 'causes', 'a cure', 'a link'].map((what) => `${what}: x: no words`),
  );
});

test('fields of answers are counted wherever they are', () => {
  const [endpoint] = endpoints;
  if (!endpoint) throw new Error('no endpoint');
  const inner = {name: 'inner', shape: {kind: 'text'}, summary: ''} as const;
  const outer = {name: 'outer', shape: {kind: 'map', key: 'pool', of: {kind: 'tuple', of: [inner]}}, summary: 'Words.'} as const;
  const parts = indexerParts([{...endpoint, path: '/x', response: {kind: 'list', of: {kind: 'object', fields: [outer]}}}]);
  expect(problemsOf(parts)).toContain('DeepBook indexer, fields: /x.outer.inner: no words');
});
