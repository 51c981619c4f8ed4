import type {Parents, Root} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {contentOfExample, exampleLanguage} from '../../samples/fence/example-pages';

/**
 * Shows the result of each `mdx` fence under the fence, made from the very source that the reader
 * sees. Runs before all other steps, so that they treat the result like the rest of the page.
 */
const liveExamples: Plugin<[], Root> = function () {
  const parse = (text: string): Root => this.parse(text) as Root;
  return (tree, page) => {
    visit(tree, 'code', (node, index, parent: Parents | undefined) => {
      if (node.lang !== exampleLanguage || index === undefined || !parent) return undefined;
      try {
        const content = contentOfExample(node.value, parse, node.position?.start.line ?? 0);
        parent.children.splice(index + 1, 0, ...(content as typeof parent.children));
        return [SKIP, index + 1 + content.length];
      } catch (error) {
        return page.fail(`the example is no valid MDX: ${error instanceof Error ? error.message : String(error)}`, node);
      }
    });
  };
};

export default liveExamples;
