import {isAlias, isMap, isPair, isScalar, isSeq, LineCounter, parseAllDocuments, type Document, type Node, type Scalar} from 'yaml';
import {DataSyntaxError, type DataNode, type Entry} from './document';

/** One YAML document, with what it takes to find the line of a node. */
interface Source {
  document: Document;
  lines: LineCounter;
}

const lineOf = ({lines}: Source, node: Node | null): number => (node?.range ? lines.linePos(node.range[0]).line : 1);

function scalar(node: Scalar, line: number): DataNode {
  const {value} = node;
  switch (typeof value) {
    case 'string':
      return {kind: 'string', line, value};
    case 'bigint':
      return {kind: 'integer', line, value};
    case 'number':
      return {kind: 'number', line, value};
    case 'boolean':
      return {kind: 'boolean', line, value};
    default:
      return {kind: 'null', line};
  }
}

/** A key without a value has no node of its own; its value stands on the key's line. */
function toNode(source: Source, node: Node | null, fallbackLine: number): DataNode {
  const line = node === null ? fallbackLine : lineOf(source, node);
  if (isAlias(node)) {
    const anchored = node.resolve(source.document);
    if (anchored === undefined) throw new DataSyntaxError(`no anchor "&${node.source}" stands before this alias.`, line);
    return toNode(source, anchored, line);
  }
  if (isSeq<Node | null>(node)) return {kind: 'list', line, items: node.items.map((item) => toNode(source, item, line))};
  if (isMap<Node, Node | null>(node)) return {kind: 'table', line, entries: node.items.filter(isPair).map((pair) => toEntry(source, pair))};
  return isScalar(node) ? scalar(node, line) : {kind: 'null', line};
}

function toEntry(source: Source, pair: {key: Node; value: Node | null}): Entry {
  const line = lineOf(source, pair.key);
  const key = isScalar(pair.key) ? String(pair.key.value) : String(pair.key);
  return {key, line, value: toNode(source, pair.value, line)};
}

/**
 * Reads YAML 1.2.
 *
 * @returns the documents of the stream, one per `---`
 * @throws {DataSyntaxError} at the first mistake
 */
export function readYaml(text: string): readonly DataNode[] {
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, {lineCounter: lines, intAsBigInt: true, prettyErrors: false});
  if ('empty' in documents) throw new DataSyntaxError('there is no value.', 1);
  for (const {errors} of documents) {
    const [error] = errors;
    if (error !== undefined) throw new DataSyntaxError(error.message, lines.linePos(error.pos[0]).line);
  }
  return documents.map((document) => toNode({document, lines}, document.contents, 1));
}
