import type {Node} from '@vscode/tree-sitter-wasm';
import type {Finding} from '../lib/report';

const verbatim = ['string_literal', 'raw_string_literal', 'block_comment'];
const indentation = 4;

/**
 * Rows (0-based) that start inside a string or a comment of several lines, which rustfmt leaves as
 * they are.
 */
function verbatimRows(root: Node): ReadonlySet<number> {
  const rows = new Set<number>();
  for (const node of root.descendantsOfType(verbatim)) {
    if (node === null) continue;
    for (let row = node.startPosition.row + 1; row <= node.endPosition.row; row += 1) rows.add(row);
  }
  return rows;
}

function problemOf(line: string): string | undefined {
  if (line.includes('\t')) return 'a tab; rustfmt indents with spaces.';
  if (line !== line.trimEnd()) return 'spaces at the end of the line.';
  const indent = line.length - line.trimStart().length;
  return indent % indentation === 0 ? undefined : `an indentation of ${indent}; rustfmt indents by ${indentation} spaces.`;
}

/**
 * Finds what rustfmt would change and what a line shows by itself: tabs, spaces at its end, a wrong
 * indentation. There is no rustfmt on npm.
 *
 * @param root the tree of the code
 */
export function findFormatErrors(root: Node, code: string): readonly Finding[] {
  const skipped = verbatimRows(root);
  return code.split('\n').flatMap((line, row) => {
    const message = skipped.has(row) ? undefined : problemOf(line);
    return message === undefined ? [] : [{line: row + 1, code: 'RUST_FORMAT', message}];
  });
}
