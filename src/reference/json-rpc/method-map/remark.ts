import type {Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';
import {replaceElements, type PageElement} from '../../../lib/replace-elements';
import {groups as allGroups, type Group} from '../groups';
import type {Replacement} from '../replacement';
import {replacements as allReplacements} from '../replacements';
import {groupBlocks} from './group-blocks';

const elementName = 'MethodMap';

/** The map's data; tests give other data. */
export interface MethodMapData {
  groups: readonly Group[];
  replacements: Readonly<Record<string, Replacement>>;
}

/** The content for one element, or why there is none. */
function contentFor(element: PageElement, page: VFile, {groups, replacements}: MethodMapData): RootContent[] | string {
  if (element.attributes.length > 0 || element.children.length > 0) return `a ${elementName} has no attributes and no content`;
  const replacementOf = (method: string): Replacement =>
    replacements[method] ?? page.fail(`src/reference/json-rpc/replacements.ts has no entry for ${method}`, element);
  return groups.flatMap((group) => groupBlocks(group, replacementOf));
}

/**
 * Replaces `<MethodMap />` by every JSON-RPC method with what replaces it: for each group a heading
 * of the third level and a table with links, from the data that the JSON-RPC reference is made
 * from. Anything else stops the build with page and line.
 */
const methodMap: Plugin<[MethodMapData?], Root> = (data = {groups: allGroups, replacements: allReplacements}) => {
  return (tree, page) => {
    replaceElements(tree, page, elementName, (element) => contentFor(element, page, data));
  };
};

export default methodMap;
