import type {Nodes, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';

/** Language of a fence that holds Markdown as a page has it. The reader sees the source and, under it, what becomes of it. */
export const exampleLanguage = 'mdx';

/** Moves a tree down by some lines, so that its places are those of the page around it. */
function moveDown(tree: Nodes, lines: number): void {
  visit(tree, ({position}) => {
    if (!position) return;
    position.start.line += lines;
    position.end.line += lines;
  });
}

/**
 * What becomes of an example: its content without imports, which a page has at its top.
 *
 * @param parse the parser of the page that holds it
 * @param fence the line of the fence
 */
export function contentOfExample(source: string, parse: (text: string) => Root, fence: number): RootContent[] {
  const tree = parse(source);
  moveDown(tree, fence);
  return tree.children.filter((node) => node.type !== 'mdxjsEsm');
}
