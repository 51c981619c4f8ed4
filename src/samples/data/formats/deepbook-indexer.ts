/** Answers of DeepBook's indexer, by the route that gives them: `schema="deepbook-indexer/ticker"`. */
import {endpoints} from '../../../reference/deepbook-indexer';
import type {Field, Shape} from '../../../reference/deepbook-indexer/model';
import {
  boolean,
  choice,
  integer,
  key,
  list,
  map,
  number,
  required,
  table,
  text,
  tuple,
  type FileFormat,
  type Key,
  type Value,
} from '../keys';

const largest = 2n ** 64n - 1n;

function toKey({name, shape, optional, nullable}: Field): Key {
  const options = nullable ? {nullable} : {};
  return optional ? key(name, toValue(shape), options) : required(name, toValue(shape), options);
}

function toValue(shape: Shape): Value {
  switch (shape.kind) {
    case 'text':
      return text;
    case 'integer':
      return integer(-largest, largest);
    case 'number':
      return number();
    case 'boolean':
      return boolean;
    case 'choice':
      return choice(...shape.of);
    case 'list':
      return list(toValue(shape.of));
    case 'tuple':
      return tuple(...shape.of.map((field) => toValue(field.shape)));
    case 'object':
      return table(...shape.fields.map(toKey));
    case 'map':
      return map(toValue(shape.of));
  }
}

/** The part of a path that names its schema: `/trades/{pool_name}` is `trades`. */
const nameOf = (path: string): string => path.replace(/\/\{.*/, '').slice(1);

/** One format for each route. Only a fence's `schema` chooses them, never a file's name. */
export const deepbookIndexerAnswers: readonly FileFormat[] = endpoints.map(({path, response}) => ({
  name: `deepbook-indexer/${nameOf(path)}`,
  matches: () => false,
  root: toValue(response),
}));
