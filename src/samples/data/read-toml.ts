import {ParseError, parseTOML, type AST} from 'toml-eslint-parser';
import {DataSyntaxError, type DataNode, type Table} from './document';

const lineOf = (node: AST.TOMLNode): number => node.loc.start.line;

const namesOf = ({keys}: AST.TOMLKey): readonly string[] => keys.map((key) => (key.type === 'TOMLBare' ? key.name : key.value));

/**
 * The table that names lead to: the last one of a list, and opened where it is not there yet. The
 * parser has rejected names of other values.
 */
function descend(table: Table, names: readonly string[], line: number): Table {
  const [key, ...rest] = names;
  if (key === undefined) return table;
  const known = table.get(key)?.node.value;
  const inner = Array.isArray(known) ? known.at(-1)?.value : known;
  if (inner instanceof Map) return descend(inner, rest, line);
  const opened: Table = new Map();
  table.set(key, {key, line, node: {line, value: opened}});
  return descend(opened, rest, line);
}

function addPairs(table: Table, pairs: readonly AST.TOMLKeyValue[]): Table {
  for (const {key, value} of pairs) {
    const names = namesOf(key);
    const last = names.at(-1) ?? '';
    const line = lineOf(key);
    descend(table, names.slice(0, -1), line).set(last, {key: last, line, node: toNode(value)});
  }
  return table;
}

function toNode(node: AST.TOMLContentNode): DataNode {
  const line = lineOf(node);
  if (node.type === 'TOMLArray') return {line, value: node.elements.map(toNode)};
  if (node.type === 'TOMLInlineTable') return {line, value: addPairs(new Map(), node.body)};
  if (node.kind === 'integer') return {line, value: node.bigint};
  return {line, value: typeof node.value === 'object' ? new Date(node.value) : node.value};
}

/** Opens the table of a `[header]`, or one more table of a `[[header]]`. */
function openHeader(root: Table, {key, kind}: AST.TOMLTable): Table {
  const names = namesOf(key);
  const line = lineOf(key);
  if (kind === 'array') {
    const last = names.at(-1) ?? '';
    const holder = descend(root, names.slice(0, -1), line);
    const item: DataNode = {line, value: new Map()};
    const known = holder.get(last)?.node.value;
    if (Array.isArray(known)) known.push(item);
    else holder.set(last, {key: last, line, node: {line, value: [item]}});
  }
  return descend(root, names, line);
}

/**
 * Reads TOML 1.0, the version that the Sui CLI reads.
 *
 * @throws {DataSyntaxError} at the first mistake
 */
export function readToml(text: string): readonly DataNode[] {
  try {
    const root: Table = new Map();
    for (const node of parseTOML(text, {tomlVersion: '1.0'}).body[0].body)
      if (node.type === 'TOMLKeyValue') addPairs(root, [node]);
      else addPairs(openHeader(root, node), node.body);
    return [{line: 1, value: root}];
  } catch (error) {
    if (error instanceof ParseError) throw new DataSyntaxError(`${error.message}.`, error.lineNumber);
    throw error;
  }
}
