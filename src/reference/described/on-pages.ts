import type {Heading, Root, RootContent, Table} from 'mdast';
import {visit} from 'unist-util-visit';
import type {ReferencePage} from '../page';

type Shown = Pick<ReferencePage, 'id' | 'body'>;

const nameOf = ({children: [first]}: {children: readonly RootContent[]}): string =>
  first === undefined ? '' : 'value' in first ? first.value : 'children' in first ? nameOf(first) : '';

/** Rows of a page whose description is empty: the page's id, and what the row is about. */
export function emptyDescriptions({id, body}: Shown): string[] {
  const empty: string[] = [];
  const root: Root = {type: 'root', children: [...body]};
  visit(root, 'table', ({children: [head, ...rows]}: Table) => {
    const column = head?.children.findIndex((cell) => nameOf(cell) === 'Description') ?? -1;
    for (const {children} of column === -1 ? [] : rows)
      if (children[column]?.children.length === 0) empty.push(`${id}: ${children[0] === undefined ? '' : nameOf(children[0])}`);
  });
  return empty;
}

/** Headings of the third level, which name one function or type each on pages of Move modules. */
export const partHeadings = ({body}: Shown): Heading[] =>
  body.filter((node): node is Heading => node.type === 'heading' && node.depth === 3);

/** Those of them that no text follows. */
export const silentHeadings = (page: Shown): string[] =>
  partHeadings(page)
    .filter((heading) => page.body[page.body.indexOf(heading) + 1]?.type !== 'paragraph')
    .map((heading) => `${page.id}: ${nameOf(heading)}`);
