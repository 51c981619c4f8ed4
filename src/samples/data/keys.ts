import type {Finding} from '../lib/report';
import type {TableNode} from './document';

/** A rule for the text of a string or of a free name. */
export interface TextFormat {
  /** How a message names it: "a Sui address such as 0x2". */
  description: string;
  accepts: (text: string) => boolean;
}

/** What a value may be. */
export type Value =
  | {kind: 'text'; format?: TextFormat}
  | {kind: 'integer'; min: bigint; max: bigint}
  | {kind: 'number'; min: number; max: number}
  | {kind: 'boolean'; only?: boolean}
  | {kind: 'choice'; of: readonly string[]}
  | {kind: 'list'; of: Value}
  | {kind: 'tuple'; of: readonly Value[]}
  | {kind: 'table'; keys: readonly Key[]; together?: readonly string[]; own?: TextFormat}
  | FreeKeys
  | Variants
  | {kind: 'either'; of: readonly Value[]}
  | {kind: 'anything'};

/** A table whose keys the author chooses. */
export interface FreeKeys {
  kind: 'map';
  of: Value;
  names?: TextFormat;
  /** A name may stand without a value: `data:`. */
  nullable?: true;
  /** Names that are refused, each with what to do instead. */
  refused?: Readonly<Record<string, string>>;
}

/** A table whose kind one key says: `git` or `local` of a dependency. */
export interface Variants {
  kind: 'variants';
  /** The keys of each kind, by the key that says it, which is among them. */
  by: Readonly<Record<string, readonly Key[]>>;
  /** The keys that every kind has. */
  shared: readonly Key[];
  /** The table may have no kind: only shared keys. */
  optional?: true;
  /** Keys that stand together or not at all. */
  together?: readonly string[];
}

/** One key that a file may have. */
export interface Key {
  name: string;
  value: Value;
  required?: true;
  /** `null` is read as if the key were absent. */
  nullable?: true;
  /** What holds where the key is absent, as the file would say it. */
  default?: string;
  /** First release that reads the key, where it is newer than the format. */
  since?: string;
  /** Still read, but on its way out: what to use. */
  deprecated?: string;
  /** Not read, or refused, by the release that the pages are for: what to do instead. */
  rejected?: string;
}

/** A file whose keys are known. */
export interface FileFormat {
  /** What a `schema="…"` of a fence says, and messages: `Move.toml`. */
  name: string;
  matches: (fileName: string) => boolean;
  root: Value;
  /**
   * What one key says about another.
   *
   * @param partial the sample is part of a file, so that what it refers to may stand in the rest
   */
  also?: (root: TableNode, partial: boolean) => readonly Finding[];
}

type KeyOptions = Omit<Key, 'name' | 'value'>;

export const key = (name: string, value: Value, options: KeyOptions = {}): Key => ({name, value, ...options});
export const required = (name: string, value: Value, options: KeyOptions = {}): Key => key(name, value, {...options, required: true});
/** An `Option` of the source: absent and `null` are the same. */
export const optional = (name: string, value: Value, options: KeyOptions = {}): Key => key(name, value, {...options, nullable: true});
export const rejected = (name: string, cure: string): Key => key(name, anything, {rejected: cure});

export const anything: Value = {kind: 'anything'};
export const text: Value = {kind: 'text'};
export const boolean: Value = {kind: 'boolean'};
export const textOf = (format: TextFormat): Value => ({kind: 'text', format});
export const choice = (...of: string[]): Value => ({kind: 'choice', of});
export const list = (of: Value): Value => ({kind: 'list', of});
export const tuple = (...of: Value[]): Value => ({kind: 'tuple', of});
export const table = (...keys: Key[]): Value => ({kind: 'table', keys});
/** A table with known keys, and beside them keys of the author's own whose names follow a rule: `x-node`. */
export const extensible = (own: TextFormat, ...keys: Key[]): Value => ({kind: 'table', keys, own});
export const map = (of: Value, names?: TextFormat, refused?: FreeKeys['refused']): Value => ({kind: 'map', of, names, refused});
/** A table of names that may stand alone, with values of their own where they have one. */
export const names = (of: Value): Value => ({kind: 'map', of, nullable: true});
export const either = (...of: Value[]): Value => ({kind: 'either', of});
export const integer = (min: bigint, max: bigint): Value => ({kind: 'integer', min, max});
export const number = (min = -Infinity, max = Infinity): Value => ({kind: 'number', min, max});

const largestOf = (bits: bigint): bigint => 2n ** bits - 1n;
export const u16 = integer(0n, largestOf(16n));
export const u32 = integer(0n, largestOf(32n));
export const u64 = integer(0n, largestOf(64n));
export const positive = integer(1n, largestOf(64n));
