import rangeParser from 'parse-numeric-range';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {jsxAttribute} from '../../lib/jsx-attribute';
import {highlight, isKnownLanguage} from '../highlight/highlight';
import {readMeta} from '../../samples/read-meta';

/** The lines that `{1,3-5}` after a fence's language names. */
function markedLines(meta: string | null | undefined): number[] {
  const ranges = /\{([\d,\s-]+)\}/.exec(meta ?? '')?.[1];
  return ranges === undefined ? [] : rangeParser(ranges);
}

function classesOf(node: Code, language: string): string {
  const own = node.data?.hProperties?.className;
  return Array.isArray(own) ? own.join(' ') : `language-${language}`;
}

/**
 * Highlights each block while the page is built: readers get HTML with class names, not grammars. Runs after the steps
 * that fill, title and mark blocks. A language without a grammar stops the build.
 */
const highlightCode: Plugin<[], Root> = () => (tree, page) => {
  visit(tree, 'code', (node, index, parent) => {
    if (index === undefined || !parent) return undefined;
    const language = node.lang ?? 'text';
    if (!isKnownLanguage(language))
      page.fail(`there is no grammar for the language "${language}"; add one to src/code/highlight/languages.ts, or use text`, node);
    const {title} = readMeta(node.meta).meta;
    const block: MdxJsxFlowElement = {
      type: 'mdxJsxFlowElement',
      name: 'CodeBlock',
      attributes: [
        jsxAttribute('className', classesOf(node, language)),
        ...(title === undefined ? [] : [jsxAttribute('title', title)]),
        jsxAttribute('html', highlight(node.value, language, markedLines(node.meta))),
      ],
      children: [],
      position: node.position,
    };
    parent.children[index] = block;
    return SKIP;
  });
};

export default highlightCode;
