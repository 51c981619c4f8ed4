import type {Field, TypeExpression} from './model';
import {printType} from './print-type';

/**
 * The texts that tell one alternative from the others, such as the `published` of
 * `type: "published"`.
 */
export const marksOf = (fields: readonly Field[]): {name: string; value: string}[] =>
  fields.flatMap(({name, type}) => (type.kind === 'literal' ? [{name, value: type.value}] : []));

/** The one field of `{Shared: …}`, whose key names the alternative. */
export const tagOf = (type: TypeExpression): Field | undefined =>
  type.kind === 'object' && type.fields.length === 1 && marksOf(type.fields).length === 0 ? type.fields[0] : undefined;

/**
 * True where a table shows the fields of a type that has no name: an object, or a list of objects.
 */
export const isShownInside = (type: TypeExpression): boolean =>
  type.kind === 'object' || (type.kind === 'array' && isShownInside(type.item));

/**
 * How the tables of words name an alternative: `published`, `{fields, type}`, `merge`,
 * `MoveValue[]`.
 */
export function alternativeKey(type: TypeExpression): string {
  if (type.kind === 'literal') return type.value;
  if (type.kind !== 'object') return printType(type);
  const marks = marksOf(type.fields);
  return marks.length > 0 ? marks.map(({value}) => value).join(' ') : `{${type.fields.map(({name}) => name).join(', ')}}`;
}
