import {getVariableValues, isScalarType, Kind, NoDeprecatedCustomRule, parse, specifiedRules, validate, type GraphQLSchema} from 'graphql';
import {overlay} from '@site/src/reference/graphql/overlay';
import {entryOf, findEntry, namesIn} from '@site/src/reference/overlay';
import type {Example} from '@site/src/reference/graphql/overlay/overlay';
import {api} from './support';

const matching =
  (pattern: RegExp) =>
  (value: unknown): unknown => {
    if (typeof value !== 'string' || !pattern.test(value)) throw new TypeError(`${String(value)} is not of the form ${String(pattern)}`);
    return value;
  };

/** A schema file only names its scalars: without these every value would pass. */
function withScalars(schema: GraphQLSchema): GraphQLSchema {
  const forms: Record<string, (value: unknown) => unknown> = {
    Base64: matching(/^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/),
    SuiAddress: matching(/^0x[\da-f]{1,64}$/),
    UInt53: (value) => {
      if (!Number.isSafeInteger(value) || Number(value) < 0) throw new TypeError(`${String(value)} is no UInt53`);
      return value;
    },
  };
  for (const [name, coerce] of Object.entries(forms)) {
    const scalar = schema.getType(name);
    if (isScalarType(scalar)) scalar.coerceInputValue = coerce;
  }
  return schema;
}

const schema = withScalars(api.schema);

/** What is wrong with an example. */
function problems({query, variables}: Example): readonly string[] {
  const document = parse(query);
  const invalid = validate(schema, document, [...specifiedRules, NoDeprecatedCustomRule]).map((error) => error.message);
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const definitions = operations[0]?.variableDefinitions ?? [];
  const unknown = Object.keys(variables ?? {}).filter((name) => !definitions.some(({variable}) => variable.name.value === name));
  const {errors} = getVariableValues(schema, definitions, {...variables});
  return [
    ...invalid,
    ...(operations.length === 1 ? [] : ['an example is one operation']),
    ...unknown.map((name) => `the variable "${name}" is not declared`),
    ...(errors ?? []).map((error) => error.message),
  ];
}

const coordinates = api.operations.map(({root, field}) => `${root.name}.${field.name}`);

test('every operation has an example', () => {
  expect(coordinates.filter((coordinate) => findEntry(overlay.examples, coordinate) === undefined)).toEqual([]);
});

describe.each(namesIn(overlay.examples).map((name) => [name, entryOf(overlay.examples, name)] as const))('%s', (coordinate, example) => {
  test('is valid, uses nothing deprecated, and its variables fit', () => {
    expect(problems(example)).toEqual([]);
  });

  test('uses its operation, or what replaces it, and nothing else', () => {
    const replacement = findEntry(overlay.deprecations, coordinate)?.use ?? coordinate;
    const [definition] = parse(example.query).definitions;
    const used =
      definition?.kind === Kind.OPERATION_DEFINITION
        ? definition.selectionSet.selections.flatMap((selection) => (selection.kind === Kind.FIELD ? [selection.name.value] : []))
        : [];
    expect(used.some((name) => replacement.includes(name))).toBe(true);
    expect(example.shows).toMatch(/^[A-Z].*\.$/);
  });
});

describe('the check finds', () => {
  test.each([
    ['a field that does not exist', {shows: '', query: '{ chainId }'}, 'Cannot query field "chainId"'],
    [
      'a deprecated field',
      {shows: '', query: '{ verifyZkLoginSignature(bytes: "", signature: "", intentScope: PERSONAL_MESSAGE, author: "0x2") { success } }'},
      'is deprecated',
    ],
    ['an unused variable', {shows: '', query: 'query A($a: Int) { chainIdentifier }'}, 'is never used'],
    ['a missing value', {shows: '', query: 'query A($a: UInt53!) { epoch(epochId: $a) { epochId } }'}, '$a'],
    [
      'a value out of range',
      {shows: '', query: 'query A($a: UInt53!) { epoch(epochId: $a) { epochId } }', variables: {a: -1}},
      'no UInt53',
    ],
    ['a value nobody declared', {shows: '', query: '{ chainIdentifier }', variables: {a: 1}}, '"a" is not declared'],
    ['two operations', {shows: '', query: 'query A { chainIdentifier } query B { chainIdentifier }'}, 'one operation'],
  ])('%s', (_name, example, message) => {
    expect(problems(example).join('\n')).toContain(message);
  });
});
