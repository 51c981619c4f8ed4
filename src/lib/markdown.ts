import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkGfm);
const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);

/**
 * The syntax tree of a page, before any of the site's own steps.
 *
 * @param file its name decides: `.mdx` is MDX, everything else is Markdown
 */
export const parseMarkdown = (file: string, text: string): Root => (file.endsWith('.mdx') ? mdx : markdown).parse(text);
