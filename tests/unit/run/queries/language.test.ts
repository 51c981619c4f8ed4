import {buildSchema} from 'graphql';
import {aboutName} from '@site/src/run/queries/editor/about';
import {candidatesAt} from '@site/src/run/queries/language/candidates';
import {findingsIn} from '@site/src/run/queries/language/findings';
import {formatQuery} from '@site/src/run/queries/language/format';
import {placeAt} from '@site/src/run/queries/language/place';
import {curlOf} from '@site/src/run/queries/language/request';
import {problemsOf, valuesIn, variablesOf} from '@site/src/run/queries/language/variables';
import {loadSchema} from '@site/src/samples/graphql/schema';

const schema = buildSchema(`
  "Where reading begins."
  type Query {
    "One plant."
    plant(id: ID!, filter: Filter, kinds: [Kind!]): Plant
    garden: [Living!]
    old: Int @deprecated(reason: "Use plant.")
  }
  type Mutation { water(id: ID!): Boolean }
  interface Living { name: String }
  "Has leaves."
  type Plant implements Living { name: String, leaves(first: Int): Int, kind: Kind, root: Plant }
  type Animal implements Living { name: String, legs: Int }
  enum Kind { TREE HERB }
  input Filter { kind: Kind, isWet: Boolean, inner: Filter }
`);

/** The names that are offered at the bar. */
function offered(marked: string): string[] {
  const offset = marked.indexOf('|');
  const text = marked.replace('|', '');
  return candidatesAt(schema, text, placeAt(schema, text, offset)).map(({name}) => name);
}

test.each([
  ['at the start', '|', ['query', 'mutation', 'fragment']],
  ['fields of the query', '{ | }', ['garden', 'old', 'plant', '__typename']],
  ['fields of a mutation', 'mutation M { |', ['water', '__typename']],
  ['fields of an object', '{ plant(id: 1) { root { |', ['kind', 'leaves', 'name', 'root', '__typename']],
  [
    'fields behind an alias and arguments',
    'query Q($id: ID!) { p: plant(id: $id) @skip(if: false) { |',
    ['kind', 'leaves', 'name', 'root', '__typename'],
  ],
  ['fields after a field with parts', '{ plant(id: 1, filter: {kind: TREE}) { name } |', ['garden', 'old', 'plant', '__typename']],
  ['arguments', '{ plant(|', ['id', 'filter', 'kinds']],
  ['arguments after another', '{ plant(id: "a", |', ['id', 'filter', 'kinds']],
  ['fields of an input', '{ plant(filter: {inner: {|', ['kind', 'isWet', 'inner']],
  ['values of an enum', '{ plant(filter: {kind: |', ['TREE', 'HERB']],
  ['values in a list', '{ plant(kinds: [TREE, |', ['TREE', 'HERB']],
  ['variables', 'query Q($a: Int) { plant(id: 1) { leaves(first: |', ['$a', 'null']],
  ['values that are true or false', '{ plant(filter: {isWet: |', ['true', 'false', 'null']],
  ['what may follow dots', '{ garden { ...| } } fragment Part on Plant { name }', ['Part', 'on Living', 'on Plant', 'on Animal']],
  ['types of a condition', '{ garden { ... on | } }', ['Living', 'Plant', 'Animal']],
  ['fields of a condition', '{ garden { ... on Animal { |', ['legs', 'name', '__typename']],
  ['fields of a fragment', 'fragment Part on Animal { |', ['legs', 'name', '__typename']],
  ['types of a fragment', 'fragment Part on |', ['Animal', 'Living', 'Mutation', 'Plant', 'Query']],
  ['directives', '{ garden @|', ['include', 'skip', 'deprecated', 'specifiedBy', 'oneOf']],
  ['types of a variable', 'query Q($a: |', ['Boolean', 'Filter', 'ID', 'Int', 'Kind', 'String']],
  ['nothing in a comment', '{ # |', []],
  ['nothing in a text', '{ plant(id: "|', []],
  ['nothing for the name of an operation', 'query |', []],
])('offers %s', (_what, marked, expected) => {
  expect(offered(marked)).toEqual(expected);
});

test('a name is told with its type and its sentence, wherever the pointer is in it', () => {
  const text = '{ plant(id: 1) { name ... on Plant { leaves } } }';
  expect(aboutName(schema, text, 4)).toEqual({name: 'plant', type: 'Plant', text: 'One plant.', from: 2, to: 7});
  expect(aboutName(schema, text, text.indexOf('id') + 2)?.type).toBe('ID!');
  expect(aboutName(schema, text, text.indexOf('Plant {'))?.text).toBe('Has leaves.');
  expect(aboutName(schema, text, text.indexOf('1'))).toBeUndefined();
  expect(aboutName(schema, text, 1)).toBeUndefined();
});

test('errors and deprecated fields are found with the part that is underlined', () => {
  const text = '{ old plant(id: 1) { nam } }';
  expect(findingsIn(schema, text).map(({from, to, severity}) => [text.slice(from, to), severity])).toEqual([
    ['old', 'warning'],
    ['nam', 'error'],
  ]);
  expect(findingsIn(schema, text)[1]?.message).toContain('Did you mean "name"');
  expect(findingsIn(schema, '{ garden { name } }')).toEqual([]);
});

test.each([
  ['a bracket that is not closed', '{ garden { name }', 17],
  ['nothing', '', 0],
  ['a name that is cut off', '{ plant(id: ) { name } }', 12],
])('%s is one error of syntax', (_what, text, from) => {
  const findings = findingsIn(schema, text);
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({from, severity: 'error'});
  expect(findings[0]?.message).toMatch(/^Syntax Error/);
});

test('a query is formatted by the printer of GraphQL', () => {
  expect(formatQuery('query Q{garden{name}}')).toBe('query Q {\n  garden {\n    name\n  }\n}\n');
});

test('a query with comments keeps them and its lines', () => {
  expect(formatQuery('# one\n{\ngarden { # two\n      name\n }\n}')).toBe('# one\n{\n  garden { # two\n    name\n  }\n}\n');
});

test('a query that does not parse is not formatted', () => {
  expect(formatQuery('{ garden {')).toBe('{ garden {');
});

test('the command quotes what a shell would read', () => {
  expect(curlOf('https://a.example/graphql', '{ plant(id: "it\'s") { name } }\n')).toBe(
    [
      'curl -s https://a.example/graphql \\',
      "  -H 'Content-Type: application/json' \\",
      String.raw`  -d '{"query":"{ plant(id: \"it'\''s\") { name } }"}'`,
    ].join('\n'),
  );
});

test('the command has the values of variables, where there are some', () => {
  expect(curlOf('https://a.example', '{ a }', {id: 1})).toContain('{"query":"{ a }","variables":{"id":1}}');
});

test('values of variables are checked against their types', () => {
  const variables = variablesOf('query Q($id: ID!, $first: Int) { plant(id: $id) { leaves(first: $first) } }') ?? [];
  expect(variables.map(({variable}) => variable.name.value)).toEqual(['id', 'first']);
  expect(problemsOf(schema, variables, {id: 'a', first: 2})).toEqual({messages: [], unknown: []});
  expect(problemsOf(schema, variables, {id: 'a', second: 2}).unknown).toEqual(['second']);
  expect(problemsOf(schema, variables, {first: 'two'}).messages).toEqual([
    expect.stringContaining('$id'),
    expect.stringContaining('$first'),
  ]);
  expect(variablesOf('query Q(')).toBeUndefined();
});

test('the scalars of Sui take the values that they take as literals', () => {
  const sui = loadSchema();
  const variables =
    variablesOf('query Q($n: UInt53!, $a: SuiAddress!) { epoch(epochId: $n) { epochId } address(address: $a) { address } }') ?? [];
  expect(problemsOf(sui, variables, {n: 5, a: '0x2'}).messages).toEqual([]);
  expect(problemsOf(sui, variables, {n: 'x', a: 2}).messages).toEqual([
    expect.stringContaining('"x" is no UInt53.'),
    expect.stringContaining('2 is no SuiAddress.'),
  ]);
});

test.each([
  ['', {}],
  ['{"id": 1}', {id: 1}],
  ['[1]', undefined],
  ['{', undefined],
])('the values in "%s"', (text, values) => {
  expect(valuesIn(text)).toEqual(values);
});
