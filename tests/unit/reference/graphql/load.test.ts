import {ReferenceSourceError} from '@site/src/reference/page';
import {indexTypes} from '@site/src/reference/graphql/context';
import {api, apiOf} from './support';

test('the schema is that of the pinned SDK', () => {
  expect(api.source).toEqual({
    file: 'node_modules/@mysten/sui/src/graphql/generated/schema.graphql',
    package: '@mysten/sui',
    version: expect.stringMatching(/^2\.\d+\.\d+$/) as unknown,
  });
});

test('scalars of the specification are there where the schema uses them', () => {
  const scalars = api.types.filter(({kind}) => kind === 'scalars').map(({type}) => type.name);
  expect(scalars).toEqual(expect.arrayContaining(['Boolean', 'ID', 'Int', 'String', 'SuiAddress', 'UInt53']));
  expect(apiOf('type Query { a: Float }').types.map(({type}) => type.name)).toEqual(['Float', 'Query']);
});

test('the scalars state the ranges that the pages repeat', () => {
  const description = (name: string): string => api.schema.getType(name)?.description ?? '';
  expect(description('UInt53')).toContain('2^53 - 1');
  expect(description('SuiAddress')).toContain('66 characters long');
  expect(description('Int')).toContain('-(2^31) and 2^31 - 1');
});

test('everything is in the order of names', () => {
  const {operations, types} = apiOf('type Query { b: B a: A } type B { x: Int } type A { x: Int }');
  expect(operations.map(({field}) => field.name)).toEqual(['a', 'b']);
  expect(types.map(({type}) => type.name)).toEqual(['A', 'B', 'Int', 'Query']);
});

test('uses are fields, arguments and input fields', () => {
  const uses = indexTypes(apiOf('type Query { a(in: I, n: [Int!]!): Int } input I { n: Int }')).usersOf('Int');
  expect(uses.map(({owner, field, argument}) => [owner.name, field, argument])).toEqual([
    ['I', 'n', undefined],
    ['Query', 'a', undefined],
    ['Query', 'a', 'n'],
  ]);
});

describe('a source that is not what it was stops the run, with file and place', () => {
  test.each([
    ['text that does not parse', 'type Query {\n  a: Int', /^test\.graphql:2:9: the schema does not parse: Syntax Error/],
    [
      'a type that nothing defines',
      'type Query {\n  a: Int\n  b: [Gone!]!\n}',
      /^test\.graphql:3: the type "Gone" is used, and nothing defines it$/,
    ],
    [
      'a type that is defined twice',
      'type Query { a: Int }\ntype A { a: Int }\ntype A { b: Int }',
      /^test\.graphql: There can be only one type named "A"/,
    ],
    ['a schema without queries', 'type A { a: Int }', /^test\.graphql:1: Query root type must be provided/],
    ['a type without a name', 'type Query { a: Int }\ntype { b: Int }', /^test\.graphql:2:6: the schema does not parse/],
    [
      'a broken interface',
      'type Query implements I { a: Int }\ninterface I { b: Int }',
      /^test\.graphql:\d+: Interface field I\.b expected/,
    ],
    ['subscriptions', 'type Query { a: Int } type Subscription { b: Int }', /^test\.graphql: the schema has subscriptions now/],
  ])('%s', (_name, schema, message) => {
    expect(() => apiOf(schema)).toThrow(ReferenceSourceError);
    expect(() => apiOf(schema)).toThrow(message);
  });
});
