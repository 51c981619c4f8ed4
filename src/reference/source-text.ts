import type {Html, List, Paragraph, PhrasingContent, Root, RootContent, Text} from 'mdast';
import {visit, SKIP} from 'unist-util-visit';
import {parseMarkdown} from '../lib/markdown';
import {code, list, paragraph} from './build';

/** Hosts whose pages moved or vanished: a link to them is no help, its text is. */
const staleHosts = ['docs.sui.io', 'forums.sui.io'];

/** Nodes whose children are blocks. */
const blockParents = ['root', 'blockquote', 'listItem'];

const space: Text = {type: 'text', value: ' '};
const lineBreak: Html = {type: 'html', value: '<br />'};
const isStale = (url: string): boolean => URL.canParse(url) && staleHosts.includes(new URL(url).host);

/**
 * Makes a tree that was parsed from a source's comment safe to stand inside a page: no HTML,
 * headings, stale links.
 */
function makeSafe(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (index === undefined || !parent) return undefined;
    const children = parent.children as RootContent[];
    if (node.type === 'html') {
      const text = {type: 'text', value: node.value} as const;
      children[index] = blockParents.includes(parent.type) ? {type: 'paragraph', children: [text]} : text;
    } else if (node.type === 'heading') {
      children[index] = {type: 'paragraph', children: [{type: 'strong', children: node.children}]};
      return [SKIP, index];
    } else if (node.type === 'link' && isStale(node.url)) {
      children.splice(index, 1, ...node.children);
      return [SKIP, index];
    }
    return undefined;
  });
}

/**
 * A run of two or more indented lines that are no list: the author drew a table, and the line
 * breaks matter.
 */
function isDrawing(lines: readonly string[]): boolean {
  return lines.length > 1 && lines.every((line) => /^ {2,}[^\s*\-\d]/.test(line));
}

/** Splits a comment into prose and drawings, which follow a line that ends with a colon. */
function splitDrawings(text: string): {drawing: boolean; text: string}[] {
  const parts: {drawing: boolean; lines: string[]}[] = [{drawing: false, lines: []}];
  const lines = text.split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    const last = parts.at(-1);
    if (lines[index - 1]?.endsWith(':')) {
      const end = lines.findIndex((line, at) => at >= index && !line.startsWith('  '));
      const run = lines.slice(index, end === -1 ? lines.length : end);
      if (isDrawing(run)) {
        parts.push({drawing: true, lines: run.map((line) => line.trim())}, {drawing: false, lines: []});
        index += run.length - 1;
        continue;
      }
    }
    last?.lines.push(lines[index] ?? '');
  }
  return parts.map(({drawing, lines: own}) => ({drawing, text: own.join('\n')})).filter((part) => part.text.trim() !== '');
}

/** The lines of a drawing, each an item. */
const linesOf = (text: string): List => list(text.split('\n').map((line) => [paragraph(code(line.replace(/\s+/g, ' ')))]));

/** A source's comment as blocks of a page. */
export function sourceBlocks(text: string): RootContent[] {
  return splitDrawings(text).flatMap((part): RootContent[] => {
    if (part.drawing) return [linesOf(part.text)];
    const tree = parseMarkdown('comment.md', part.text);
    makeSafe(tree);
    return tree.children;
  });
}

/** Phrasing on one line: a line end is a space, for a table's cell has one line. */
const onOneLine = (nodes: readonly PhrasingContent[]): PhrasingContent[] =>
  nodes.map((node): PhrasingContent => {
    if (node.type === 'break') return space;
    if (node.type === 'text' || node.type === 'inlineCode') return {...node, value: node.value.replace(/\s*\n\s*/g, ' ')};
    return 'children' in node ? {...node, children: onOneLine(node.children)} : node;
  });

const join = (parts: readonly (readonly PhrasingContent[])[]): PhrasingContent[] =>
  parts.filter((part) => part.length > 0).flatMap((part, index) => (index === 0 ? [...part] : [lineBreak, ...part]));

function listLines(list: List): PhrasingContent[][] {
  return list.children.map((item, index) => [
    {type: 'text', value: list.ordered ? `${(list.start ?? 1) + index}. ` : '• '},
    ...phrasingOf(item.children),
  ]);
}

const phrasingOf = (blocks: readonly RootContent[]): PhrasingContent[] =>
  join(
    blocks.flatMap((block): PhrasingContent[][] => {
      if (block.type === 'list') return listLines(block);
      if (block.type === 'code') return block.value.split('\n').map((value) => [{type: 'inlineCode', value}]);
      if (block.type === 'blockquote') return [phrasingOf(block.children)];
      if (block.type === 'table') return block.children.map((row) => row.children.flatMap((cell) => [...onOneLine(cell.children), space]));
      return 'children' in block ? [onOneLine((block as Paragraph).children)] : [];
    }),
  );

/** A source's comment for a table's cell: paragraphs and list items stand below each other. */
export const sourceInline = (text: string): PhrasingContent[] => phrasingOf(sourceBlocks(text));
