import type {Root, RootContent, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {unified, type PluggableList} from 'unified';
import {VFile} from 'vfile';
import {parseMarkdown} from '../../src/lib/markdown';

/**
 * The tree of a page after some of the site's Markdown steps, each alone or in a list with its
 * options.
 */
export function afterSteps(markdown: string, ...steps: PluggableList): Root {
  const file = new VFile({path: 'docs/page.mdx', value: markdown});
  return unified().use(steps).runSync(parseMarkdown(file.path, markdown), file) as Root;
}

export const tablesIn = (nodes: readonly RootContent[]): Table[] => nodes.filter((node) => node.type === 'table');

/** The texts of a table's cells, row by row. */
export const cellsOf = (table: Table | undefined): string[][] =>
  (table?.children ?? []).map((row) => row.children.map((cell) => toString(cell)));
