/**
 * What TOML, YAML and JSON share: a tree of values that know their line, so that one model of known keys serves all
 * three. Lines are 1-based.
 */
export type DataNode = TableNode | ListNode | ScalarNode;

export interface TableNode {
  kind: 'table';
  line: number;
  entries: Entry[];
}

export interface Entry {
  key: string;
  /** Line of the key. */
  line: number;
  value: DataNode;
}

export interface ListNode {
  kind: 'list';
  line: number;
  items: DataNode[];
}

/** A date is a scalar of its own in TOML; in YAML and JSON it is a string. */
export type ScalarNode = {line: number} & (
  | {kind: 'string'; value: string}
  | {kind: 'integer'; value: bigint}
  | {kind: 'number'; value: number}
  | {kind: 'boolean'; value: boolean}
  | {kind: 'null'}
  | {kind: 'date'}
);

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

/** The value of a key, or nothing. */
export const entryOf = (node: DataNode, key: string): Entry | undefined =>
  node.kind === 'table' ? node.entries.find((entry) => entry.key === key) : undefined;
