import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';

/** An attribute of an element that a remark step makes: `name="value"`. */
export const jsxAttribute = (name: string, value: string): MdxJsxAttribute => ({type: 'mdxJsxAttribute', name, value});
