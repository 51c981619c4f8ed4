import type {Root, Table, TableCell} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {isTight, layOutColumns, type Column} from './column-widths';
import {fitsPhone} from './fits-phone';
import {groupRows, isGroup, isGrouped} from './group-rows';
import {extentOf, textOf, type Extent} from './measure';

interface MeasuredTable {
  table: Table;
  labels: readonly string[];
  rows: readonly (readonly Extent[])[];
}

const measure = (table: Table): MeasuredTable => ({
  table,
  labels: table.children[0]?.children.map(textOf) ?? [],
  rows: table.children.filter((row) => !isGroup(row)).map((row) => row.children.map(extentOf)),
});

/** The most rows that a reader looks through without a filter. */
const mostRows = 250;

interface Properties {
  className?: string[];
  role?: string;
  'data-label'?: string;
  'data-filter'?: true;
}

/** Adds attributes to the element that a node becomes. */
function setProperties(node: {data?: object}, {className = [], ...others}: Properties): void {
  const data = (node.data ?? {}) as {hProperties?: Properties};
  const classes = [...(data.hProperties?.className ?? []), ...className];
  node.data = {...data, hProperties: {...data.hProperties, ...others, ...(classes.length === 0 ? {} : {className: classes})}};
}

/**
 * Marks a table that becomes a list of labelled rows on a phone. Some browsers no longer take it
 * for a table then, so that each part says by its role what it is.
 */
function stack({table, labels}: MeasuredTable): void {
  const [head, ...body] = table.children;
  setProperties(table, {className: ['stacked-table'], role: 'table'});
  for (const row of table.children) setProperties(row, {role: 'row'});
  for (const cell of head?.children ?? []) setProperties(cell, {role: 'columnheader'});
  for (const row of body) {
    row.children.forEach((cell, index) => {
      setProperties(cell, {role: 'cell', 'data-label': labels[index] ?? ''});
    });
  }
}

/** Cells of a table with a word that is to be broken. */
const longNamesIn = ({children: [, ...body]}: Table, columns: readonly Column[]): TableCell[] =>
  body.flatMap(({children}) => children.filter((cell, index) => extentOf(cell).word > (columns[index]?.breaksAfter ?? Infinity)));

/** Tables with the same head are alike, and get columns of the same width. */
function alike(tables: readonly MeasuredTable[]): MeasuredTable[][] {
  const groups = new Map<string, MeasuredTable[]>();
  for (const table of tables) {
    const head = table.labels.join('|');
    groups.set(head, [...(groups.get(head) ?? []), table]);
  }
  return [...groups.values()];
}

/**
 * Of tables that are alike and have several columns, all become lists or none: a page in which they
 * take turns is restless. One with headings stays a table, since labels on each of its many rows
 * would weigh more than what they say; long names break there.
 */
function stackedOf(group: readonly MeasuredTable[]): readonly MeasuredTable[] {
  const plain = group.filter(({table}) => !isGrouped(table));
  const unfit = plain.filter(({rows}) => !fitsPhone(rows));
  return unfit.length > 0 && (plain[0]?.labels.length ?? 0) > 2 ? plain : unfit;
}

/**
 * Says of each table how it is laid out: how wide the columns of names are, the same for all tables
 * of the page with the same head, whether it becomes a list on a phone, which rows are headings,
 * and whether a field filters it. Runs after the steps that make tables.
 */
const layOutTables: Plugin<[], Root> = () => (tree) => {
  const tables: MeasuredTable[] = [];
  visit(tree, 'table', (table) => {
    groupRows(table);
    if (table.children.length > mostRows) setProperties(table, {'data-filter': true});
    tables.push(measure(table));
  });
  for (const group of alike(tables)) {
    const columns = layOutColumns(group.flatMap(({rows}) => rows));
    for (const {table} of group) {
      table.children[0]?.children.forEach((cell, index) => {
        const {className} = columns[index] ?? {};
        if (className !== undefined) setProperties(cell, {className: [className]});
      });
      for (const cell of longNamesIn(table, columns)) setProperties(cell, {className: ['long-name']});
    }
    for (const {table, rows} of group) if (isTight(rows)) setProperties(table, {className: ['tight-table']});
    for (const table of stackedOf(group)) stack(table);
  }
};

export default layOutTables;
