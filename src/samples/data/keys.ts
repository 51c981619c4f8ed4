import type {Finding} from '../lib/report';
import type {DataNode} from './document';

/** What a value may be. */
export type Value = {
  /** How a message names it: "a whole number from 0 to 65535". */
  is: string;
  /** Whether a value is of the kind; what a table or a list has inside is not looked at. */
  accepts: (value: unknown) => boolean;
} & (
  | {kind: 'scalar' | 'anything'}
  | {kind: 'list'; of: Value}
  | {kind: 'tuple' | 'either'; of: readonly Value[]}
  | ({kind: 'table' | 'map' | 'variants'} & TableModel)
);

/** The keys that a table may have. */
export interface TableModel {
  keys: Keys;
  /** What holds for keys that the author names. */
  rest?: {of: Value; names?: Value};
  /** Names of the author's own that may stand beside the known keys, with any value: `x-node`. */
  own?: RegExp;
  /**
   * The keys that one key brings with it, itself among them. Of the keys that do, the table has
   * one: `git` or `local`.
   */
  variants?: Readonly<Record<string, Keys>>;
  /** The table may also be of no variant. */
  plain?: true;
  /** Keys that stand together or not at all. */
  together?: readonly string[];
}

/** One key that a file may have. */
export interface Key {
  name: string;
  value: Value;
  required?: boolean;
  /** Not read, or refused, by the release that the pages are for: what to do instead. */
  rejected?: string;
}

export type Keys = readonly Key[];

/** A file whose keys are known. */
export interface FileFormat {
  /** The usual name of the file, which a `schema="…"` of a fence says, too: `Move.toml`. */
  name: string;
  /** Its other names. */
  matches?: RegExp;
  root: Value;
  /**
   * What one key says about another.
   *
   * @param partial the sample is part of a file, so that what it refers to may stand in the rest
   */
  also?: (root: DataNode, partial: boolean) => readonly Finding[];
}

const words = (names: string): readonly string[] => names.trim().split(/\s+/);
const scalar = (is: string, accepts: (value: unknown) => boolean): Value => ({kind: 'scalar', is, accepts});

export const anything: Value = {kind: 'anything', is: 'any value', accepts: () => true};
export const text = scalar('a string', (value) => typeof value === 'string');
export const boolean = scalar('true or false', (value) => typeof value === 'boolean');
export const matching = (is: string, pattern: RegExp): Value => scalar(is, (value) => typeof value === 'string' && pattern.test(value));
export const integer = (min: bigint, max: bigint): Value =>
  scalar(`a whole number from ${min} to ${max}`, (value) => typeof value === 'bigint' && min <= value && value <= max);
export const number = (min = -Infinity, max = Infinity): Value =>
  scalar(min === -Infinity ? 'a number' : `a number from ${min} to ${max}`, (value) => {
    const isNumber = typeof value === 'number' || typeof value === 'bigint';
    return isNumber && min <= value && value <= max;
  });

/** One of some words, which stand in one text. */
export function choice(names: string): Value {
  const of = words(names);
  const quoted = of.map((name) => `"${name}"`).join(', ');
  return scalar(of.length === 1 ? quoted : `one of ${quoted}`, (value) => typeof value === 'string' && of.includes(value));
}

const unsigned = (bits: bigint): Value => integer(0n, 2n ** bits - 1n);
export const u64 = unsigned(64n);
export const positive = integer(1n, 2n ** 64n - 1n);

export const list = (of: Value): Value => ({kind: 'list', is: 'a list', accepts: Array.isArray, of});
export const tuple = (...of: Value[]): Value => ({
  kind: 'tuple',
  is: `a list of ${of.length} values`,
  accepts: (value) => Array.isArray(value) && value.length === of.length,
  of,
});
export const either = (...of: Value[]): Value => ({
  kind: 'either',
  is: of.map(({is}) => is).join(', or '),
  accepts: (value) => of.some((alternative) => alternative.accepts(value)),
  of,
});
/** The same value, or none. */
export const nullable = (value: Value): Value => ({...value, accepts: (found) => found === null || value.accepts(found)});

type Values = Readonly<Record<string, Value>>;

/**
 * Keys of a table, several with spaces between them. In a text they follow the kind of their
 * values, `u64?: timeout-ms interval-ms`; in a record they stand before the value,
 * `{'key-pair worker-key-pair': keyPair}`. After a kind or a name, `!` says that the key must be
 * there, and `?` that it may be null, as in an `Option` of the source.
 */
type KeySource = string | Values | Keys;

const isKeys = (source: KeySource): source is Keys => Array.isArray(source);

function keyOf(marked: string, value: Value): Key {
  const name = marked.replace(/[!?]$/, '');
  return {name, value: marked.endsWith('?') ? nullable(value) : value, required: marked.endsWith('!')};
}

function keysOf(source: KeySource, kinds: Values): Keys {
  if (isKeys(source)) return source;
  if (typeof source !== 'string') return Object.entries(source).flatMap(([names, value]) => words(names).map((name) => keyOf(name, value)));
  const parts = source.trim().split(/\s+(?=\w+[!?]?:)/);
  return parts.flatMap((part) => {
    const [, kind = '', mark = '', names = ''] = /^(\w+)([!?]?):(.*)$/s.exec(part) ?? [];
    const value = kinds[kind];
    if (value === undefined) throw new Error(`The model of a file has keys of a kind that does not exist: "${part}".`);
    return words(names).map((name) => keyOf(`${name}${mark}`, value));
  });
}

const basicKinds = {
  ...{text, boolean, u64, positive},
  u16: unsigned(16n),
  u32: unsigned(32n),
  number: number(),
  texts: list(text),
  any: anything,
};
const tableKind = {is: 'a table of keys', accepts: (value: unknown) => value instanceof Map};

export type TableValue = Extract<Value, TableModel>;

/**
 * Makes what makes tables of known keys, whose texts name some kinds of values beside the usual
 * ones.
 */
export const tablesWith =
  (kinds: Values) =>
  (...sources: readonly KeySource[]): TableValue => {
    const keys = sources.flatMap((source) => keysOf(source, {...basicKinds, ...kinds}));
    const twice = keys.find(({name}, index) => keys.findIndex((other) => other.name === name) < index);
    if (twice) throw new Error(`The model of a file has the key "${twice.name}" twice in one table.`);
    return {...tableKind, kind: 'table', keys};
  };

/** A table of known keys. */
export const table = tablesWith({});
/** A table whose keys the author names. */
export const map = (of: Value, names?: Value): TableValue => ({...tableKind, kind: 'map', keys: [], rest: {of, names}});
/** A table that one of some keys gives its kind, and with it more keys. */
export const variants = (by: Readonly<Record<string, TableValue>>, shared: Keys = []): TableValue => ({
  ...tableKind,
  kind: 'variants',
  keys: shared,
  variants: Object.fromEntries(Object.entries(by).map(([name, {keys}]) => [name, keys])),
});
/** A table with one of some keys, and nothing else. */
export const oneOf = (source: KeySource): TableValue =>
  variants(Object.fromEntries(table(source).keys.map((key) => [key.name, table([key])])));
/** Keys that are not read, each with what to do instead. */
export const rejected = (cures: Readonly<Record<string, string>>, reason = ''): Keys =>
  Object.entries(cures).map(([name, cure]) => ({name, value: anything, rejected: `${reason}${cure}`}));
