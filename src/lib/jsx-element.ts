import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {jsxAttribute} from './jsx-attribute';

/** An element that a remark step makes, on lines of its own. */
export const jsxElement = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly RootContent[] = [],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([attribute, value]) => jsxAttribute(attribute, value)),
  // The types know of no element that holds what a page holds.
  children: children as MdxJsxFlowElement['children'],
});
