import type {DataNode} from './document';
import type {Value} from './keys';

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** Names what a value may be, for a message: "a whole number from 0 to 65535". */
export function describe(value: Value): string {
  switch (value.kind) {
    case 'text':
      return value.format?.description ?? 'a string';
    case 'integer':
      return `a whole number from ${value.min} to ${value.max}`;
    case 'number':
      return value.min === -Infinity ? 'a number' : `a number from ${value.min} to ${value.max}`;
    case 'boolean':
      return value.only === undefined ? 'true or false' : `${value.only}`;
    case 'choice':
      return value.of.length === 1 ? quoted(value.of) : `one of ${quoted(value.of)}`;
    case 'list':
      return 'a list';
    case 'tuple':
      return `a list of ${value.of.length} values`;
    case 'either':
      return value.of.map(describe).join(', or ');
    case 'anything':
      return 'any value';
    default:
      return 'a table of keys';
  }
}

const kinds = {
  table: 'a table of keys',
  list: 'a list',
  string: 'a string',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  null: 'nothing',
  date: 'a date',
} as const;

/** Names what a file has, for a message: `"9000"`, or "a list" where it would be long. */
export function show(node: DataNode): string {
  if (node.kind === 'string') return `"${node.value}"`;
  return 'value' in node ? String(node.value) : kinds[node.kind];
}
