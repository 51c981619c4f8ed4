import type {Nodes, PhrasingContent, Text} from 'mdast';
import {visit} from 'unist-util-visit';

/** The words of a node, without any markup. */
export function textOf(node: Nodes): string {
  let words = '';
  visit(node, (part) => {
    if (part.type === 'text' || part.type === 'inlineCode') words += part.value;
  });
  return words.trim();
}

const trimmed = (node: Text, edge: 'trimStart' | 'trimEnd'): PhrasingContent[] => {
  const value = node.value[edge]();
  return value === '' ? [] : [{...node, value}];
};

/** A line without spaces at its edges, which a comment that went may have left. */
export function withoutEdges(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const [first] = nodes;
  const start = first?.type === 'text' ? [...trimmed(first, 'trimStart'), ...nodes.slice(1)] : [...nodes];
  const last = start.at(-1);
  return last?.type === 'text' ? [...start.slice(0, -1), ...trimmed(last, 'trimEnd')] : start;
}
