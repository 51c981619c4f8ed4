import type {
  Definition,
  Heading,
  InlineCode,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContent,
  Table,
  TableCell,
  Text,
} from 'mdast';

/** Text that may become a node: strings stand for themselves. */
export type Inline = string | PhrasingContent;

export const text = (value: string): Text => ({type: 'text', value});
export const code = (value: string): InlineCode => ({type: 'inlineCode', value});
export const link = (url: string, ...children: Inline[]): Link => ({type: 'link', url, children: inline(children)});
export const inline = (parts: readonly Inline[]): PhrasingContent[] => parts.map((part) => (typeof part === 'string' ? text(part) : part));

/** A text of a model, which marks code with backticks. */
export const prose = (text: string): Inline[] =>
  text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part : code(part)))
    .filter((part) => part !== '');

export const paragraph = (...parts: Inline[]): Paragraph => ({type: 'paragraph', children: inline(parts)});
export const fence = (lang: string, value: string, meta?: string): RootContent => ({
  type: 'code',
  lang,
  value,
  ...(meta === undefined ? {} : {meta}),
});

/** Where a name in the page's fences marked `linked` leads. It shows nothing by itself. */
const definition = (label: string, url: string): Definition => ({type: 'definition', identifier: label.toLowerCase(), label, url});

/** The definitions of a page, each once, in the order of their names. */
export function definitions(links: ReadonlyMap<string, string>): Definition[] {
  return [...links].sort(([a], [b]) => (a < b ? -1 : 1)).map(([label, url]) => definition(label, url));
}

/**
 * A heading.
 *
 * @param anchor a fixed anchor; without one Docusaurus makes it from the text
 */
export const heading = (depth: 2 | 3 | 4, parts: readonly Inline[], anchor?: string): Heading => ({
  type: 'heading',
  depth,
  children: [...inline(parts), ...(anchor === undefined ? [] : [text(' '), {type: 'html', value: `<!-- #${anchor} -->`} as const])],
});

/** A list without numbers, of items that are blocks each. */
export const list = (items: readonly ListItem['children'][]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((children) => ({type: 'listItem', spread: false, children})),
});

/** A table: the head's texts, then rows of cells. */
export function table(head: readonly string[], rows: readonly (readonly (readonly Inline[])[])[]): Table {
  const cells = (row: readonly (readonly Inline[])[]): TableCell[] => row.map((parts) => ({type: 'tableCell', children: inline(parts)}));
  return {
    type: 'table',
    children: [head.map((name) => [name]), ...rows].map((row) => ({type: 'tableRow', children: cells(row)})),
  };
}
