import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLInputField,
  type GraphQLNamedType,
} from 'graphql';
import {overlayOn} from '../overlay';
import {createWords, joinWords, type PlaceKind, type Words, type WordsReader} from '../words-overlay';
import type {Api, Field} from './model';
import type {GraphqlOverlay} from './overlay/overlay';
import {itemsOf} from './paging';

/** A field of any kind of type, or a value of an enum. */
export type AnyMember = Field | GraphQLInputField | GraphQLEnumValue;

/** The text of each type, member and argument, by schema coordinate. */
export type ApiTexts = ReadonlyMap<string, string>;

/** The coordinate of a field or a value. */
export const coordinateOf = (owner: GraphQLNamedType, {name}: AnyMember): string => `${owner.name}.${name}`;

/** The coordinate of an argument. */
export const argumentCoordinate = (owner: GraphQLNamedType, field: Field, {name}: GraphQLArgument): string =>
  `${coordinateOf(owner, field)}(${name}:)`;

/** The text of every element of the schema, as the reader has it. */
export function describeWith({types}: Api, {describe}: Pick<WordsReader, 'describe'>): ApiTexts {
  const texts = new Map<string, string>();
  const add = (
    kind: PlaceKind,
    names: readonly [string, ...string[]],
    description: string | null | undefined,
    otherwise?: string,
  ): void => {
    const place = {kind, names, comment: description ?? ''};
    texts.set(names[0], describe(otherwise === undefined ? place : {...place, otherwise}));
  };
  for (const {type} of types) {
    const items = itemsOf(type);
    const page = items && `A page of \`${items.name}\` values, with the cursors that lead to the pages before and after it.`;
    add('type', [type.name], type.description, page);
    if (isEnumType(type)) for (const value of type.getValues()) add('value', [coordinateOf(type, value)], value.description);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) add('field', [coordinateOf(type, field)], field.description);
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      add('field', [coordinateOf(type, field)], field.description);
      for (const argument of field.args)
        add('parameter', [argumentCoordinate(type, field, argument), `${argument.name}: ${String(argument.type)}`], argument.description);
    }
  }
  return texts;
}

/** Our sentences on elements, and on arguments by name and type. */
export const wordsOf = ({texts, argumentTexts}: GraphqlOverlay): Words => joinWords(texts.entries as Words, argumentTexts.entries as Words);

/**
 * The texts of a schema: its own, or ours. `finish` stops the run where an element has none, or
 * ours are not needed.
 */
export function describeApi(api: Api, overlay: GraphqlOverlay): {texts: ApiTexts; finish: WordsReader['finish']} {
  const reader = createWords({overlay: overlayOn('src/reference/graphql/overlay', 'element', wordsOf(overlay)), corrections: [], mark: ''});
  return {texts: describeWith(api, reader), finish: reader.finish};
}
