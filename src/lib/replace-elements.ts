import type {Parents, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** An element of a page, as an author wrote it. */
export type PageElement = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Replaces each element of a name by content made for it. An element in the middle of a sentence,
 * or one for which nothing can be made, stops the build with page and line.
 *
 * @param contentFor what stands in place of the element, or a sentence that says why it cannot be
 *   made
 */
export function replaceElements(tree: Root, page: VFile, name: string, contentFor: (element: PageElement) => RootContent[] | string): void {
  visit(tree, (node, index, parent: Parents | undefined) => {
    if ((node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || node.name !== name) return undefined;
    if (index === undefined || !parent) return undefined;
    if (node.type === 'mdxJsxTextElement') page.fail(`a ${name} stands on a line of its own, between empty lines`, node);
    const content = contentFor(node);
    if (typeof content === 'string') page.fail(content, node);
    parent.children.splice(index, 1, ...content);
    return [SKIP, index + content.length];
  });
}
