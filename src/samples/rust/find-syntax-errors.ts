import type {Node} from '@vscode/tree-sitter-wasm';
import type {Finding} from '../lib/report';

/**
 * Error nodes that have no smaller one inside: where the text is wrong, not the whole that cannot
 * be read for it.
 */
function innermostErrors(node: Node): readonly Node[] {
  if (!node.hasError) return [];
  const inside = node.children.filter((child) => child !== null).flatMap(innermostErrors);
  const isWrong = node.isError || node.isMissing;
  return inside.length === 0 && isWrong ? [node] : inside;
}

function messageOf(node: Node): string {
  if (node.isMissing) return `"${node.type}" is missing here.`;
  const [first = ''] = node.text.split('\n');
  return `the code does not parse from "${first.trim()}" on.`;
}

/**
 * Finds the first syntax error of a tree; those after it are mostly its consequences.
 *
 * @returns a finding whose line counts from the top of the tree
 */
export function findSyntaxErrors(root: Node): readonly Finding[] {
  const [first] = [...innermostErrors(root)].sort((a, b) => a.startIndex - b.startIndex);
  return first === undefined ? [] : [{line: first.startPosition.row + 1, code: 'RUST_SYNTAX', message: messageOf(first)}];
}
