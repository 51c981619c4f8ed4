import {isEnumType, isInputObjectType, isInterfaceType, isObjectType, type GraphQLNamedType} from 'graphql';
import {staleParts} from '@site/src/reference/graphql/check-overlay';
import {argumentText, contextOf, memberText, typeText, type AnyMember} from '@site/src/reference/graphql/context';
import type {Field} from '@site/src/reference/graphql/model';
import {overlay} from '@site/src/reference/graphql/overlay';
import {graphqlOverlay} from '@site/src/reference/graphql/overlay/overlay';
import {findEntry, namesIn} from '@site/src/reference/overlay';
import {describeApi} from '@site/src/reference/graphql/describe-api';
import {graphqlPages} from '@site/src/reference/graphql/pages';
import {ReferenceSourceError} from '@site/src/reference/page';
import {api, apiOf} from './support';

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
  expect(staleParts(api, overlay)).toEqual([]);
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
  expect(namesIn(overlay.texts).filter((key) => described.has(key))).toEqual([]);
});

test('every scalar has its form and range', () => {
  const scalars = api.types.filter(({kind}) => kind === 'scalars').map(({type}) => type.name);
  expect(scalars.filter((name) => findEntry(overlay.scalars, name) === undefined)).toEqual([]);
});

test('every deprecated element says since when, and what to use', () => {
  const deprecated = members
    .filter(({member}) => member.deprecationReason != null)
    .map(({owner, member}) => `${owner.name}.${member.name}`);
  expect(deprecated).toEqual(namesIn(overlay.deprecations));
});

describe('an entry for nothing stops the run and is named', () => {
  const small = apiOf('type Query { a(n: Int): Int }');
  test.each([
    ['texts', {texts: {'Query.gone': 'x'}}, 'texts.ts: an entry for the element Query.gone, which is not there'],
    ['texts of an argument', {texts: {'Query.a(m:)': 'x'}}, 'texts.ts: an entry for the element Query.a(m:)'],
    ['a key that is no coordinate', {texts: {'Query a': 'x'}}, 'texts.ts: an entry for the element Query a'],
    ['argumentTexts', {argumentTexts: {'n: String': 'x'}}, 'arguments.ts: an entry for the argument n: String'],
    ['summaries', {summaries: {Gone: 'x'}}, 'summaries.ts: an entry for the element Gone'],
    ['scalars', {scalars: {Query: {json: '', range: '', example: ''}}}, 'scalars.ts: an entry for the scalar Query'],
    ['deprecations', {deprecations: {'Query.b': {since: '', use: ''}}}, 'deprecations.ts: an entry for the element Query.b'],
    ['examples', {examples: {'Mutation.a': {shows: '', query: ''}}}, 'examples: an entry for the operation Mutation.a'],
  ])('%s', (_name, part, message) => {
    expect(() => graphqlPages(small, graphqlOverlay(part))).toThrow(ReferenceSourceError);
    expect(() => graphqlPages(small, graphqlOverlay(part))).toThrow(message);
  });

  test('a grammar that is none', () => {
    const facts = {json: 'String', range: 'x', example: '""', grammar: true};
    expect(() => graphqlPages(apiOf('"One paragraph." scalar S type Query { a: S }'), graphqlOverlay({scalars: {S: facts}}))).toThrow(
      /the scalar S is described by a grammar, and it is not/,
    );
  });
});

describe('words stop the run', () => {
  const small = apiOf('type Query { "Gets it." a("How many." n: Int, m: Int): Int }');
  test.each([
    ['where an element has none', {texts: {Query: 'Reads.'}}, 'no words for Query.a(m:), which the source does not describe'],
    [
      'where the schema has some by now',
      {texts: {Query: 'Reads.', 'Query.a': 'Gets.'}, argumentTexts: {'m: Int': 'How many more.'}},
      'words for Query.a, which the source describes',
    ],
  ])('%s', (_what, entries, message) => {
    expect(() => describeApi(small, graphqlOverlay(entries)).finish()).toThrow(message);
  });

  test('and fit the schema as it is', () => {
    expect(describeApi(api, overlay).finish().type.all).toBe(types.length);
  });
});
