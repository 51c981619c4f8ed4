import type {Table} from 'mdast';
import {parseMarkdown} from '../../src/lib/markdown';

/**
 * The rows of a table below the head, as the source of their cells; the table is found by the head
 * of its first column.
 */
export function rowsOf(text: string, head: string): string[][] {
  const source = (node: {position?: {start: {offset?: number}; end: {offset?: number}}} | undefined): string =>
    text
      .slice(node?.position?.start.offset, node?.position?.end.offset)
      .replace(/^\||\|$/g, '')
      .trim();
  const tables = parseMarkdown('text.md', text).children.filter((node): node is Table => node.type === 'table');
  const table = tables.find(({children: [first]}) => source(first?.children[0]) === head);
  return (table?.children ?? []).slice(1).map(({children}) => children.map(source));
}
