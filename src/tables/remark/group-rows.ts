import type {PhrasingContent, Strong, Table, TableRow} from 'mdast';

/** Levels of headings in a table: a row that is followed by another heading stands above it. */
const [outer, inner] = ['h3', 'h4'] as const;

interface Properties {
  className?: string[];
  colSpan?: number;
  id?: string;
}

interface Data {
  hName?: string;
  hProperties?: Properties;
}

const anchorOf = (node: PhrasingContent | undefined): string | undefined =>
  node?.type === 'html' ? /^<!-- #(\S+) -->$/.exec(node.value)?.[1] : undefined;

/** The bold text with an anchor at its end that a row begins with, if its other cells are empty. */
function headingOf({children: [first, ...others]}: TableRow): {strong: Strong; anchor: string} | undefined {
  if (first === undefined || others.some(({children}) => children.length > 0)) return undefined;
  const [strong] = first.children;
  const anchor = strong?.type === 'strong' ? anchorOf(strong.children.at(-1)) : undefined;
  return strong?.type === 'strong' && anchor !== undefined ? {strong, anchor} : undefined;
}

const hasClass = ({data}: Table | TableRow, name: string): boolean =>
  (data as Data | undefined)?.hProperties?.className?.includes(name) === true;

/** Whether a row is a heading of those below it, once {@link groupRows} has been there. */
export const isGroup = (row: TableRow): boolean => hasClass(row, 'table-group');

/** Whether a table has such headings. */
export const isGrouped = (table: Table): boolean => hasClass(table, 'grouped-table');

function makeHeading(row: TableRow, {strong, anchor}: {strong: Strong; anchor: string}, hName: string, colSpan: number): void {
  const [cell] = row.children;
  if (cell === undefined) return;
  const last = strong.children.at(-2);
  strong.children.pop();
  if (last?.type === 'text') last.value = last.value.trimEnd();
  strong.data = {hName, hProperties: {id: anchor}};
  cell.data = {hProperties: {colSpan}};
  row.children = [cell];
  row.data = {hProperties: {className: ['table-group']}};
}

/**
 * Makes headings of rows that have nothing but a bold text with an anchor,
 * `**kiosk** <!-- #kiosk -->`, and what follows it in that cell. The anchor makes the group a place
 * that links lead to. Search leaves such a table out: it puts together what other pages say with
 * more words (src/search/indexing/extract-page.ts).
 */
export function groupRows(table: Table): void {
  const columns = table.children[0]?.children.length ?? 0;
  const found = table.children.map((row, index) => (index === 0 ? undefined : headingOf(row)));
  found.forEach((heading, index) => {
    const row = table.children[index];
    if (heading !== undefined && row !== undefined) makeHeading(row, heading, found[index + 1] === undefined ? inner : outer, columns);
  });
  if (found.every((heading) => heading === undefined)) return;
  // With alignments, missing cells would be filled up behind the heading.
  table.align = null;
  table.data = {hProperties: {className: ['grouped-table']}};
}
