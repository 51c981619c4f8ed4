/**
 * Answers of DeepBook's indexer, by the route that gives them: `schema="deepbook-indexer/ticker"`.
 */
import {endpoints} from '../../../reference/deepbook-indexer';
import type {Field, Shape} from '../../../reference/deepbook-indexer/model';
import {boolean, choice, integer, list, map, nullable, number, table, text, tuple, type FileFormat, type Key, type Value} from '../keys';

const largest = 2n ** 64n - 1n;
const scalars = {text, boolean, integer: integer(-largest, largest), number: number()};

function toKey({name, shape, optional, nullable: mayBeNull}: Field): Key {
  const value = toValue(shape);
  return {name, value: mayBeNull ? nullable(value) : value, required: !optional};
}

function toValue(shape: Shape): Value {
  switch (shape.kind) {
    case 'choice':
      return choice(shape.of.join(' '));
    case 'list':
      return list(toValue(shape.of));
    case 'tuple':
      return tuple(...shape.of.map((field) => toValue(field.shape)));
    case 'object':
      return table(shape.fields.map(toKey));
    case 'map':
      return map(toValue(shape.of));
    default:
      return scalars[shape.kind];
  }
}

/** The part of a path that names its schema: `/trades/{pool_name}` is `trades`. */
const nameOf = (path: string): string => path.replace(/\/\{.*/, '').slice(1);

/**
 * One format for each route. Only a fence's `schema` chooses them, never a file's name, which has
 * no "/".
 */
export const deepbookIndexerAnswers: readonly FileFormat[] = endpoints.map(({path, response}) => ({
  name: `deepbook-indexer/${nameOf(path)}`,
  root: toValue(response),
}));
