import type {Parents, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {groups as allGroups, type Group} from '../../reference/json-rpc/groups';
import type {Replacement} from '../../reference/json-rpc/replacement';
import {replacements as allReplacements} from '../../reference/json-rpc/replacements';
import {groupBlocks} from './group-blocks';

const elementName = 'MethodMap';

/** The map's data; tests give other data. */
export interface MethodMapData {
  groups: readonly Group[];
  replacements: Readonly<Record<string, Replacement>>;
}

/** The content for one element. */
function replace(node: MdxJsxFlowElement | MdxJsxTextElement, page: VFile, {groups, replacements}: MethodMapData): RootContent[] {
  if (node.type === 'mdxJsxTextElement') page.fail(`a ${elementName} stands on a line of its own, between empty lines`, node);
  if (node.attributes.length > 0 || node.children.length > 0) page.fail(`a ${elementName} has no attributes and no content`, node);
  const replacementOf = (method: string): Replacement =>
    replacements[method] ?? page.fail(`src/reference/json-rpc/replacements.ts has no entry for ${method}`, node);
  return groups.flatMap((group) => groupBlocks(group, replacementOf));
}

/**
 * Replaces `<MethodMap />` by every JSON-RPC method with what replaces it: for each group a heading of the third level
 * and a table with links, from the data that the JSON-RPC reference is made from. Anything else stops the build with
 * page and line.
 */
const methodMap: Plugin<[MethodMapData?], Root> = (data = {groups: allGroups, replacements: allReplacements}) => {
  return (tree, page) => {
    visit(tree, (node, index, parent: Parents | undefined) => {
      if ((node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || node.name !== elementName) return undefined;
      if (index === undefined || !parent) return undefined;
      const content = replace(node, page, data);
      parent.children.splice(index, 1, ...content);
      return [SKIP, index + content.length];
    });
  };
};

export default methodMap;
