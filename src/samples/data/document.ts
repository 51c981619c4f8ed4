/**
 * What TOML, YAML and JSON share: values that know their line, so that one model of known keys
 * serves all three. Lines are 1-based.
 */
export interface DataNode {
  line: number;
  value: Scalar | DataNode[] | Table;
}

/**
 * A whole number is a bigint. A date is a scalar of its own in TOML; in YAML and JSON it is a
 * string.
 */
export type Scalar = string | bigint | number | boolean | null | Date;

export type Table = Map<string, Entry>;

export interface Entry {
  key: string;
  /** Line of the key. */
  line: number;
  node: DataNode;
}

/** A text is not in the format that its fence says. */
export class DataSyntaxError extends Error {
  override name = 'DataSyntaxError';

  /** @param line 1-based line of the text */
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

/** The entry of a key, or nothing. */
export const entryOf = (node: DataNode | undefined, key: string): Entry | undefined =>
  node?.value instanceof Map ? node.value.get(key) : undefined;

/** The value at a path of keys, or nothing. */
export const nodeAt = (node: DataNode | undefined, ...path: readonly string[]): DataNode | undefined =>
  path.reduce((inner, key) => entryOf(inner, key)?.node, node);

/** The entries of a table; a value that is none has none. */
export const entriesOf = (node: DataNode | undefined): readonly Entry[] => (node?.value instanceof Map ? [...node.value.values()] : []);

/** The items of a list; a value that is none has none. */
export const itemsOf = (node: DataNode | undefined): readonly DataNode[] => (Array.isArray(node?.value) ? node.value : []);

/** The text of a string, or nothing. */
export const textOf = (node: DataNode | undefined): string | undefined => (typeof node?.value === 'string' ? node.value : undefined);
