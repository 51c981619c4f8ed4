import type {Html, Nodes, PhrasingContent, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from '../../lib/markdown';
import {paragraph, text} from '../build';

const plainText = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map((child) => plainText(child)).join('') : '';

/** A text of ours, written in Markdown, as nodes. HTML in it stays text. */
export function prose(markdown: string): RootContent[] {
  const root = parseMarkdown('overlay.md', markdown);
  visit(root, 'html', (node: Html, index, parent) => {
    if (parent && index !== undefined) parent.children[index] = parent.type === 'root' ? paragraph(node.value) : text(node.value);
  });
  return root.children;
}

/** A text of one paragraph, as what stands inside a paragraph or cell. */
export const inlineProse = (markdown: string): PhrasingContent[] =>
  prose(markdown).flatMap((node) => (node.type === 'paragraph' ? node.children : [text(plainText(node))]));

/** The first sentence of a text of ours, without markup. */
export function firstSentence(markdown: string): string {
  const plain = prose(markdown).map(plainText).join(' ').replace(/\s+/g, ' ');
  const end = /\.(?=\s|$)/.exec(plain);
  return end === null ? plain : plain.slice(0, end.index + 1);
}
