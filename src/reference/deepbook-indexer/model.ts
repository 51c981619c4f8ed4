/** What stands at one place of an answer. */
export type Shape =
  | {kind: 'text' | 'integer' | 'number' | 'boolean'}
  | {kind: 'choice'; of: readonly string[]}
  | {kind: 'list'; of: Shape}
  | {kind: 'tuple'; of: readonly Field[]}
  | {kind: 'object'; fields: readonly Field[]}
  | {kind: 'map'; key: string; of: Shape};

/** A named value of an answer. In a tuple, names are for the reader. */
export interface Field {
  name: string;
  shape: Shape;
  summary: string;
  /** The server leaves the key out where it has no value. */
  optional?: true;
  /** The server says `null` where it has no value. */
  nullable?: true;
}

/** A parameter of a request. */
export interface Parameter {
  name: string;
  /** In the path, where it is always required, or in the query. */
  place: 'path' | 'query';
  type: 'text' | 'texts' | 'seconds' | 'milliseconds' | 'integer' | 'boolean' | readonly string[];
  required?: true;
  /** What holds where it is absent. */
  default?: string;
  summary: string;
}

/** One route that is answered with JSON. */
export interface Endpoint {
  /** As a reader writes it: `/trades/{pool_name}`. */
  path: string;
  summary: string;
  /** Where the answer comes from: what was indexed, the chain at this moment, or Pyth Pro. */
  source: 'index' | 'chain' | 'both' | 'pyth';
  parameters: readonly Parameter[];
  response: Shape;
}

/**
 * A route that lists events of DeepBook Margin: all have the parameters of a time range, and
 * filters of their own.
 */
export interface EventRoute {
  path: string;
  summary: string;
  filters: readonly string[];
}

type FieldOptions = Pick<Field, 'optional' | 'nullable'>;

export const text: Shape = {kind: 'text'};
export const integer: Shape = {kind: 'integer'};
export const number: Shape = {kind: 'number'};
export const boolean: Shape = {kind: 'boolean'};
export const choice = (...of: string[]): Shape => ({kind: 'choice', of});
export const list = (of: Shape): Shape => ({kind: 'list', of});
export const tuple = (...of: Field[]): Shape => ({kind: 'tuple', of});
export const object = (...fields: Field[]): Shape => ({kind: 'object', fields});
/** @param key what the keys are: "pool name" */
export const map = (key: string, of: Shape): Shape => ({kind: 'map', key, of});
export const field = (name: string, shape: Shape, summary: string, options: FieldOptions = {}): Field => ({
  name,
  shape,
  summary,
  ...options,
});

export const inPath = (name: string, type: Parameter['type'], summary: string): Parameter => ({
  name,
  place: 'path',
  type,
  required: true,
  summary,
});
export const inQuery = (
  name: string,
  type: Parameter['type'],
  summary: string,
  options: Pick<Parameter, 'required' | 'default'> = {},
): Parameter => ({name, place: 'query', type, summary, ...options});
