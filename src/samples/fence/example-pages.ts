import type {Nodes, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';

/**
 * Language of a fence with Markdown as an author writes it. The reader sees the source and, under
 * it, the result.
 */
export const exampleLanguage = 'mdx';

/**
 * Moves the positions of a tree down by some lines, so that they are those of the page around it.
 */
function moveDown(tree: Nodes, lines: number): void {
  visit(tree, ({position}) => {
    if (!position) return;
    position.start.line += lines;
    position.end.line += lines;
  });
}

/**
 * The result of an example: its content without imports, which belong at the top of the page.
 *
 * @param parse the parser of the page that holds it
 * @param fence the line of the fence
 */
export function contentOfExample(source: string, parse: (text: string) => Root, fence: number): RootContent[] {
  const tree = parse(source);
  moveDown(tree, fence);
  return tree.children.filter((node) => node.type !== 'mdxjsEsm');
}
