import {isEnumType, isInputObjectType, isInterfaceType, isObjectType, type GraphQLNamedType} from 'graphql';
import {staleEntries} from '@site/src/reference/graphql/check-overlay';
import {argumentText, contextOf, memberText, typeText, type AnyMember} from '@site/src/reference/graphql/context';
import type {Field} from '@site/src/reference/graphql/model';
import {overlay} from '@site/src/reference/graphql/overlay';
import {graphqlPages} from '@site/src/reference/graphql/pages';
import {ReferenceSourceError} from '@site/src/reference/page';
import {api, apiOf, noOverlay} from './support';

const context = contextOf(api, overlay);
const types = api.types.map(({type}) => type);
const composite = types.filter((type) => isObjectType(type) || isInterfaceType(type));
const fields = composite.flatMap((owner) => Object.values(owner.getFields()).map((field) => ({owner, field})));
const membersOf = (owner: GraphQLNamedType): readonly AnyMember[] => {
  if (isEnumType(owner)) return owner.getValues();
  if (isInputObjectType(owner)) return Object.values(owner.getFields());
  return isObjectType(owner) || isInterfaceType(owner) ? Object.values<Field>(owner.getFields()) : [];
};
const members = types.flatMap((owner) => membersOf(owner).map((member) => ({owner, member})));

test('no entry is stale', () => {
  expect(staleEntries(api, overlay)).toEqual([]);
});

test('every type, field, value and argument has a text', () => {
  expect(types.filter((type) => typeText(context, type) === '').map((type) => type.name)).toEqual([]);
  expect(
    members.filter(({owner, member}) => memberText(context, owner, member) === '').map(({owner, member}) => `${owner.name}.${member.name}`),
  ).toEqual([]);
  const silent = fields.flatMap(({owner, field}) =>
    field.args
      .filter((argument) => argumentText(context, owner, field, argument) === '')
      .map((argument) => `${owner.name}.${field.name}(${argument.name}: ${String(argument.type)})`),
  );
  expect(silent).toEqual([]);
});

test('no text of ours stands in for one that the schema has by now', () => {
  const described = new Set([
    ...types.filter((type) => type.description).map((type) => type.name),
    ...members.filter(({member}) => member.description).map(({owner, member}) => `${owner.name}.${member.name}`),
    ...fields.flatMap(({owner, field}) =>
      field.args.filter((argument) => argument.description).map((argument) => `${owner.name}.${field.name}(${argument.name}:)`),
    ),
  ]);
  expect(Object.keys(overlay.texts).filter((key) => described.has(key))).toEqual([]);
});

test('every scalar has its form and range', () => {
  const scalars = api.types.filter(({kind}) => kind === 'scalars').map(({type}) => type.name);
  expect(scalars.filter((name) => !(name in overlay.scalars))).toEqual([]);
});

test('every deprecated element says since when, and what to use', () => {
  const deprecated = members
    .filter(({member}) => member.deprecationReason != null)
    .map(({owner, member}) => `${owner.name}.${member.name}`);
  expect(deprecated).toEqual(Object.keys(overlay.deprecations));
});

describe('an entry for nothing stops the run and is named', () => {
  const small = apiOf('type Query { a(n: Int): Int }');
  test.each([
    ['texts', {texts: {'Query.gone': 'x'}}, 'texts has "Query.gone"'],
    ['texts of an argument', {texts: {'Query.a(m:)': 'x'}}, 'texts has "Query.a(m:)"'],
    ['a key that is no coordinate', {texts: {'Query a': 'x'}}, 'texts has "Query a"'],
    ['argumentTexts', {argumentTexts: {'n: String': 'x'}}, 'argumentTexts has "n: String"'],
    ['summaries', {summaries: {Gone: 'x'}}, 'summaries has "Gone"'],
    ['scalars', {scalars: {Query: {json: '', range: '', example: ''}}}, 'scalars has "Query"'],
    ['deprecations', {deprecations: {'Query.b': {since: '', use: ''}}}, 'deprecations has "Query.b"'],
    ['examples', {examples: {'Mutation.a': {shows: '', query: ''}}}, 'examples has "Mutation.a"'],
  ])('%s', (_name, part, message) => {
    expect(() => graphqlPages(small, {...noOverlay, ...part})).toThrow(ReferenceSourceError);
    expect(() => graphqlPages(small, {...noOverlay, ...part})).toThrow(message);
  });

  test('a grammar that is none', () => {
    const facts = {json: 'String', range: 'x', example: '""', grammar: true};
    expect(() => graphqlPages(apiOf('"One paragraph." scalar S type Query { a: S }'), {...noOverlay, scalars: {S: facts}})).toThrow(
      /the scalar S is described by a grammar, and it is not/,
    );
  });
});
