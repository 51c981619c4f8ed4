import type {Code, Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseFenceMeta} from '@site/src/lib/fence-meta';
import type {Problem} from '../../sample';
import {checkerName} from '../subject';
import {runnableExample, type RunnableExample} from './examples';

/** A page's path from the repository's top, and its tree. */
export interface ParsedPage {
  file: string;
  tree: Root;
}

/** The runnable example that a fence quotes. */
interface Quoted extends RunnableExample {
  /** The fence shows a part of the file, so that its output may be a part too. */
  partial: boolean;
}

function quotedBy(root: string, node: Code): Quoted | undefined {
  const {file, region} = parseFenceMeta(node.meta);
  const example = typeof file === 'string' ? runnableExample(root, file) : undefined;
  return example && {...example, partial: region !== undefined};
}

const isOutput = (node: Code): boolean => node.lang === 'text' && parseFenceMeta(node.meta).output === true;

/** Whether a fence stands between an example and its output: the command that runs it. */
const isCommand = (node: Code): boolean => node.lang === 'sh';

/** Whether lines stand together in a text. */
const contains = (text: string, part: string): boolean => `\n${text}\n`.includes(`\n${part}\n`);

function problemOf(page: string, node: Code, {file, expected, expectedFile, partial}: Quoted): readonly Problem[] {
  const shown = node.value.trimEnd();
  // An output that is quoted from a file is that file's text.
  if (parseFenceMeta(node.meta).file !== undefined || shown === expected || (partial && contains(expected, shown))) return [];
  const lines = expected.split('\n');
  const wrong = shown.split('\n').findIndex((line, index) => (partial ? !lines.includes(line) : line !== lines[index]));
  const line = (node.position?.start.line ?? 0) + 1 + Math.max(wrong, 0);
  const message = `the output is not what ${file} prints; quote it with \`\`\`text file="${expectedFile}" output`;
  return [{page, line, checker: checkerName, code: 'OUTPUT', message}];
}

/**
 * Compares outputs among siblings: the first output after an example, up to the next heading or
 * other sample.
 */
function problemsAmong(root: string, page: string, siblings: readonly Nodes[]): readonly Problem[] {
  const problems: Problem[] = [];
  let example: Quoted | undefined;
  for (const node of siblings) {
    if (node.type === 'heading') example = undefined;
    if (node.type !== 'code' || isCommand(node)) continue;
    if (example && isOutput(node)) problems.push(...problemOf(page, node, example));
    example = quotedBy(root, node);
  }
  return problems;
}

/**
 * Compares the output fence that follows a runnable example on a page with what the example prints.
 * After a whole file the output is whole; after a region it may be some lines of it.
 *
 * @param root the repository's top
 */
export function checkDocumentedOutput(pages: readonly ParsedPage[], root: string = process.cwd()): readonly Problem[] {
  return pages.flatMap(({file, tree}) => {
    const problems: Problem[] = [];
    visit(tree, (node) => {
      if ('children' in node) problems.push(...problemsAmong(root, file, node.children));
    });
    return problems;
  });
}
