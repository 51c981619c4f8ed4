import {parseTree, printParseErrorCode, type Node, type ParseError} from 'jsonc-parser';
import {lineAt} from '../lib/line-at';
import {DataSyntaxError, type DataNode, type Entry} from './document';

const strict = {disallowComments: true, allowTrailingComma: false};

/** The parser names its errors; these sentences say what to do. */
const causes: Readonly<Record<string, string>> = {
  InvalidSymbol: 'JSON has no such symbol or word',
  InvalidCommentToken: 'JSON has no comments',
  PropertyNameExpected: 'a key in double quotes is expected here; a comma may not follow the last one',
  ValueExpected: 'a value is expected here; a comma may not follow the last one',
  CommaExpected: 'a comma is missing before this',
  ColonExpected: 'a colon is missing before this',
  CloseBraceExpected: 'the object is not closed',
  CloseBracketExpected: 'the list is not closed',
  EndOfFileExpected: 'there is more than one value',
};

const shortened = 'A shortened answer is not JSON: mark the fence "output" or "unchecked".';

function firstError(text: string, error: ParseError): DataSyntaxError {
  const name = printParseErrorCode(error.error);
  const hint = text.includes('…') ? ` ${shortened}` : '';
  return new DataSyntaxError(`${causes[name] ?? name}.${hint}`, lineAt(text, error.offset));
}

function toEntry(text: string, property: Node): Entry {
  const [key, value] = property.children ?? [];
  if (key === undefined || value === undefined) throw new Error(`JSON property without key or value at offset ${property.offset}`);
  return {key: String(key.value), line: lineAt(text, key.offset), value: toNode(text, value)};
}

function rejectTwins(entries: readonly Entry[]): void {
  const seen = new Set<string>();
  for (const {key, line} of entries) {
    if (seen.has(key)) throw new DataSyntaxError(`the key "${key}" appears twice in one object.`, line);
    seen.add(key);
  }
}

function toNode(text: string, node: Node): DataNode {
  const line = lineAt(text, node.offset);
  const children = node.children ?? [];
  switch (node.type) {
    case 'object': {
      const entries = children.map((property) => toEntry(text, property));
      rejectTwins(entries);
      return {kind: 'table', line, entries};
    }
    case 'array':
      return {kind: 'list', line, items: children.map((item) => toNode(text, item))};
    case 'string':
      return {kind: 'string', line, value: String(node.value)};
    case 'boolean':
      return {kind: 'boolean', line, value: node.value === true};
    case 'number': {
      const written = text.slice(node.offset, node.offset + node.length);
      return /^-?\d+$/.test(written) ? {kind: 'integer', line, value: BigInt(written)} : {kind: 'number', line, value: Number(written)};
    }
    default:
      return {kind: 'null', line};
  }
}

/**
 * Reads strict JSON: no comments, no trailing commas, no key twice.
 *
 * @throws {DataSyntaxError} at the first mistake
 */
export function readJson(text: string): readonly DataNode[] {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, strict);
  const [error] = errors;
  if (error !== undefined) throw firstError(text, error);
  if (root === undefined) throw new DataSyntaxError('there is no value.', 1);
  return [toNode(text, root)];
}
