import type {PhrasingContent} from 'mdast';
import {parseMarkdown} from '../lib/markdown';

/** A line of text with links: plain pieces, and pieces that lead somewhere. */
export type LinkedText = readonly (string | {text: string; href: string})[];

/** The line has something other than text and links of plain text. */
export class LinkedTextError extends Error {
  override name = 'LinkedTextError';
}

function textOf(node: PhrasingContent): string {
  if (node.type === 'text') return node.value;
  throw new LinkedTextError(
    `must be plain text and links such as [gRPC](/concepts/grpc-overview); it has a node of the type "${node.type}"`,
  );
}

/**
 * Reads a line of Markdown.
 *
 * @throws {LinkedTextError} where it is more than one paragraph, or has other markup than links
 */
export function parseLinkedText(markdown: string): LinkedText {
  const [paragraph, ...others] = parseMarkdown('line.md', markdown).children;
  if (paragraph?.type !== 'paragraph' || others.length > 0) throw new LinkedTextError('must be one line of text');
  return paragraph.children.map((node) =>
    node.type === 'link' ? {text: node.children.map(textOf).join(''), href: node.url} : textOf(node),
  );
}
