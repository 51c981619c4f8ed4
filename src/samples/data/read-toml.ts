import {ParseError, parseTOML, type AST} from 'toml-eslint-parser';
import {DataSyntaxError, entryOf, type DataNode, type TableNode} from './document';

const lineOf = (node: AST.TOMLNode): number => node.loc.start.line;

const newTable = (line: number): TableNode => ({kind: 'table', line, entries: []});

const nameOf = (key: AST.TOMLBare | AST.TOMLQuoted): string => (key.type === 'TOMLBare' ? key.name : key.value);

/** The table that a name stands for, opened where it is not there yet. The parser has rejected names that are no tables. */
function descend(table: TableNode, key: string, line: number): TableNode {
  const known = entryOf(table, key)?.value;
  if (known?.kind === 'table') return known;
  const last = known?.kind === 'list' ? known.items.at(-1) : undefined;
  if (last?.kind === 'table') return last;
  const opened = newTable(line);
  table.entries.push({key, line, value: opened});
  return opened;
}

function addKeyValue(table: TableNode, {key, value}: AST.TOMLKeyValue): void {
  const names = key.keys.map(nameOf);
  const last = names.pop();
  if (last === undefined) return;
  const holder = names.reduce((inner, name) => descend(inner, name, lineOf(key)), table);
  holder.entries.push({key: last, line: lineOf(key), value: toNode(value)});
}

function inlineTable(node: AST.TOMLInlineTable): DataNode {
  const table = newTable(lineOf(node));
  for (const pair of node.body) addKeyValue(table, pair);
  return table;
}

function toNode(node: AST.TOMLContentNode): DataNode {
  const line = lineOf(node);
  if (node.type === 'TOMLArray') return {kind: 'list', line, items: node.elements.map(toNode)};
  if (node.type === 'TOMLInlineTable') return inlineTable(node);
  switch (node.kind) {
    case 'string':
      return {kind: 'string', line, value: node.value};
    case 'integer':
      return {kind: 'integer', line, value: node.bigint};
    case 'float':
      return {kind: 'number', line, value: node.value};
    case 'boolean':
      return {kind: 'boolean', line, value: node.value};
    default:
      return {kind: 'date', line};
  }
}

/** Opens the table of a `[header]`, or one more table of a `[[header]]`. */
function openHeader(root: TableNode, header: AST.TOMLTable): TableNode {
  const line = lineOf(header.key);
  const names = header.key.keys.map(nameOf);
  if (header.kind === 'standard') return names.reduce((inner, name) => descend(inner, name, line), root);
  const last = names.pop() ?? '';
  const holder = names.reduce((inner, name) => descend(inner, name, line), root);
  const item = newTable(line);
  const known = entryOf(holder, last)?.value;
  if (known?.kind === 'list') known.items.push(item);
  else holder.entries.push({key: last, line, value: {kind: 'list', line, items: [item]}});
  return item;
}

function toTree(program: AST.TOMLProgram): DataNode {
  const root = newTable(1);
  for (const node of program.body[0].body) {
    if (node.type === 'TOMLKeyValue') addKeyValue(root, node);
    else {
      const table = openHeader(root, node);
      for (const pair of node.body) addKeyValue(table, pair);
    }
  }
  return root;
}

/**
 * Reads TOML 1.0, the version that the Sui CLI reads.
 *
 * @throws {DataSyntaxError} at the first mistake
 */
export function readToml(text: string): readonly DataNode[] {
  try {
    return [toTree(parseTOML(text, {tomlVersion: '1.0'}))];
  } catch (error) {
    if (error instanceof ParseError) throw new DataSyntaxError(`${error.message}.`, error.lineNumber);
    throw error;
  }
}
