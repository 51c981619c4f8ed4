import type {BlockContent, PhrasingContent, Root, RootContent} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {text} from '../build';

/**
 * CommonMark alone: autolinks and tables of other dialects would turn a source's plain text into
 * markup.
 */
const commonMark = unified().use(remarkParse);

/** Source texts are parsed as Markdown; what would take over the page around them becomes text. */
function tame(tree: Root): Root {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const children = parent.children as RootContent[];
    if (node.type === 'html') {
      const literal = text(node.value);
      children[index] = parent.type === 'paragraph' ? literal : {type: 'paragraph', children: [literal]};
      return [SKIP, index + 1];
    }
    if (node.type === 'image') {
      children[index] = text(node.alt ?? '');
      return [SKIP, index + 1];
    }
    if (node.type === 'heading') {
      children[index] = {type: 'paragraph', children: [{type: 'strong', children: node.children}]};
      return [SKIP, index];
    }
    // The official documentation is no source of this site, and its routes are not ours: the words
    // stay.
    if (node.type === 'link' && node.url.startsWith('https://docs.sui.io/')) {
      children.splice(index, 1, ...node.children);
      return [SKIP, index];
    }
    // A fence in a comment is an illustration, often not in the language that it claims; the site
    // checks its own samples.
    if (node.type === 'code') Object.assign(node, {lang: 'text', meta: null});
    return undefined;
  });
  return tree;
}

const parsed = new Map<string, readonly RootContent[]>();

/** A source's description as blocks, with headings as bold paragraphs and HTML as text. */
export function blocksOf(description: string | null | undefined): readonly RootContent[] {
  const source = description ?? '';
  const known = parsed.get(source);
  if (known) return known;
  const blocks = tame(commonMark.parse(source)).children;
  parsed.set(source, blocks);
  return blocks;
}

/** Line ends of the source are spaces on one line of a table. */
function onOneLine(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.map((node) => {
    if (node.type === 'break') return text(' ');
    if ('children' in node) return {...node, children: onOneLine(node.children)};
    return 'value' in node ? {...node, value: node.value.replaceAll(/\s*\n\s*/g, ' ')} : node;
  });
}

/** The first paragraph of a description, for a cell of a table; empty where there is none. */
export function firstParagraph(description: string | null | undefined): PhrasingContent[] {
  const first = blocksOf(description)[0];
  return first?.type === 'paragraph' ? onOneLine(first.children) : [];
}

/** True where a description says more than its first paragraph. */
export const saysMore = (description: string | null | undefined): boolean => {
  const blocks = blocksOf(description);
  return blocks.length > 1 || (blocks.length === 1 && blocks[0]?.type !== 'paragraph');
};

/** The words of some nodes, without markup. */
function plain(nodes: readonly (RootContent | BlockContent | PhrasingContent)[]): string {
  return nodes.map((node) => ('value' in node ? node.value : 'children' in node ? plain(node.children) : '')).join('');
}

/** The first paragraph of a description as plain text. */
export const summaryOf = (description: string): string => plain(firstParagraph(description));
