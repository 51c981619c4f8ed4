import {isAlias, isMap, isPair, isScalar, isSeq, LineCounter, parseAllDocuments, type Document, type Node} from 'yaml';
import {DataSyntaxError, type DataNode, type Entry, type Scalar} from './document';

/** One YAML document, with what it takes to find the line of a node. */
interface Source {
  document: Document;
  lines: LineCounter;
}

const lineOf = ({lines}: Source, node: Node): number => (node.range ? lines.linePos(node.range[0]).line : 1);

/** A key without a value has no node of its own; its value stands on the key's line. */
function toNode(source: Source, node: Node | null, fallbackLine: number): DataNode {
  if (node === null) return {line: fallbackLine, value: null};
  const line = lineOf(source, node);
  if (isAlias(node)) {
    const anchored = node.resolve(source.document);
    if (anchored === undefined) throw new DataSyntaxError(`no anchor "&${node.source}" stands before this alias.`, line);
    return toNode(source, anchored, line);
  }
  if (isSeq<Node | null>(node)) return {line, value: node.items.map((item) => toNode(source, item, line))};
  if (!isMap<Node, Node | null>(node)) return {line, value: isScalar(node) ? (node.value as Scalar) : null};
  const entries = node.items.filter(isPair).map((pair): [string, Entry] => {
    const key = String(isScalar(pair.key) ? pair.key.value : pair.key);
    const keyLine = lineOf(source, pair.key);
    return [key, {key, line: keyLine, node: toNode(source, pair.value, keyLine)}];
  });
  return {line, value: new Map(entries)};
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
  const [error] = documents.flatMap(({errors}) => errors);
  if (error !== undefined) throw new DataSyntaxError(error.message, lines.linePos(error.pos[0]).line);
  return documents.map((document) => toNode({document, lines}, document.contents, 1));
}
