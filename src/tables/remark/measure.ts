import type {Nodes, TableCell} from 'mdast';

/** How much room a text takes, in widths of the digit 0 at the size of a table's text. */
export interface Extent {
  /** On one line. */
  line: number;
  /** Its longest part without a place to break. */
  word: number;
}

/**
 * A letter of prose is a little narrower than a digit; one of code is as wide, and its box has a
 * margin.
 */
const proseLetter = 0.92;
const codeBox = 1;

/**
 * What an expression such as `{limits.gas.text}` may be worth while nobody has put its value in
 * yet.
 */
const expressionWidth = 8;

const longest = (words: readonly string[]): number => Math.max(0, ...words.map((word) => word.length));

const ofText = (value: string): Extent => ({line: value.length * proseLetter, word: longest(value.split(/[\s/-]+/)) * proseLetter});

/** Browsers break code at spaces and after hyphens. */
const ofCode = (value: string): Extent => ({line: value.length + codeBox, word: longest(value.split(/\s+|(?<=\w-)/)) + codeBox});

const join = (extents: readonly Extent[]): Extent => ({
  line: extents.reduce((sum, {line}) => sum + line, 0),
  word: Math.max(0, ...extents.map(({word}) => word)),
});

function extentOfNode(node: Nodes): Extent {
  if (node.type === 'text') return ofText(node.value);
  if (node.type === 'inlineCode') return ofCode(node.value);
  if (node.type === 'mdxTextExpression') return {line: expressionWidth, word: expressionWidth};
  return 'children' in node ? join(node.children.map(extentOfNode)) : {line: 0, word: 0};
}

const textOfNode = (node: Nodes): string => {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  return 'children' in node ? node.children.map(textOfNode).join('') : '';
};

/** What a cell says, without marks. */
export const textOf = (cell: TableCell): string => textOfNode(cell);

/** The room that a cell's text takes; its padding is not counted. */
export const extentOf = (cell: TableCell): Extent => join(cell.children.map(extentOfNode));

/**
 * The cells of each column, from the cells of each row; the first row says how many columns there
 * are.
 */
export const columnsOf = (rows: readonly (readonly Extent[])[]): Extent[][] =>
  rows[0]?.map((_cell, column) => rows.flatMap((row) => row[column] ?? [])) ?? [];
