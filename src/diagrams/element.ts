import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {jsxAttribute} from '../lib/jsx-attribute';

/**
 * The figure that a drawing becomes in a page.
 *
 * @param svg its markup
 * @param data for the page's Markdown version
 */
export const diagramElement = (title: string, svg: string, data: MdxJsxFlowElement['data']): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'Diagram',
  attributes: [jsxAttribute('title', title), jsxAttribute('svg', svg)],
  children: [],
  ...(data && {data}),
});
