import type {Nodes, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {isDiagramLanguage} from '../../../src/samples/fence/diagram-languages';
import {parseFenceMeta} from '../../../src/lib/fence-meta';
import type {Page} from '../../lib/pages';

type Block = 'table' | 'code block' | 'diagram';

/** Imports and comments are nothing that a reader sees. */
const isSeen = ({type}: Nodes): boolean => type !== 'mdxjsEsm' && type !== 'mdxFlowExpression' && type !== 'yaml';

/**
 * What a node is to a reader who wants a sentence before it; undefined for words. A component
 * called `…Table` shows a table.
 */
function blockOf(node: Nodes): Block | undefined {
  if (node.type === 'table') return 'table';
  if (node.type === 'mdxJsxFlowElement') return node.name?.endsWith('Table') === true ? 'table' : undefined;
  if (node.type !== 'code') return undefined;
  return isDiagramLanguage(node.lang) ? 'diagram' : 'code block';
}

/** What a command printed, or a compiler said: it belongs to the sample before it. */
const isOutput = (node: Nodes): boolean => node.type === 'code' && (parseFenceMeta(node.meta).output === true || node.lang === 'text');

function problemOf(before: RootContent | undefined, node: RootContent, isReference: boolean): string | undefined {
  const block = blockOf(node);
  if (block === undefined || before === undefined) return undefined;
  // In a reference, the heading says what the table lists: its fields, its options.
  if (before.type === 'heading')
    return isReference && block === 'table' ? undefined : `the section opens on a ${block}: say first what it shows`;
  const last = blockOf(before);
  if (last !== block || (block === 'code block' && isOutput(node))) return undefined;
  return `a ${block} follows another one: say between them what it is for`;
}

/** Tables, code and diagrams that no sentence leads to, one line each. */
export function neighborProblems({id, file, tree}: Page): string[] {
  const isReference = id.startsWith('references/');
  const found: {line: number; problem: string}[] = [];
  visit(tree, (node: Nodes) => {
    if (!('children' in node)) return;
    const seen: RootContent[] = node.children.filter(isSeen);
    seen.forEach((child, index) => {
      const problem = problemOf(seen[index - 1], child, isReference);
      if (problem !== undefined) found.push({line: child.position?.start.line ?? 1, problem});
    });
  });
  const [first] = tree.children.filter(isSeen);
  const opens = first && blockOf(first);
  if (opens !== undefined) found.push({line: first?.position?.start.line ?? 1, problem: `the page opens on a ${opens}`});
  return found.sort((a, b) => a.line - b.line).map(({line, problem}) => `${file}:${line}: ${problem}.`);
}
