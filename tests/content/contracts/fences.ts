import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {isDiagramLanguage} from '../../../src/samples/fence/diagram-languages';
import {lineProblems} from '../../lib/sample-width';
import {parseFenceMeta} from '../../../src/lib/fence-meta';
import type {Page} from '../../lib/pages';

const longestInline = 20;

/**
 * Languages whose long lines can be broken anywhere that matters; commands, addresses and tables of
 * one line cannot.
 */
const broken = new Set('ts tsx js move rust graphql sql protobuf python'.split(' '));

/**
 * What is wrong with a page's fences: a long sample that is not a file, a long line, a prompt sign.
 */
export function fenceProblems(page: Page): string[] {
  const problems: string[] = [];
  visit(page.tree, 'code', (node: Code) => {
    const place = `${page.file}:${node.position?.start.line ?? 1}`;
    const meta = parseFenceMeta(node.meta);
    const lines = node.value.split('\n').length;
    if (isDiagramLanguage(node.lang)) return;
    if (node.lang === 'text' && meta.output === undefined && meta.title === undefined && lines > longestInline)
      problems.push(`${place}: a long text block is marked "output" or has a title`);
    if (node.lang !== 'text' && meta.output === undefined && lines > longestInline)
      problems.push(`${place}: a sample of ${lines} lines belongs in a file under examples/, quoted by region`);
    if (broken.has(node.lang ?? '') && meta.output === undefined)
      problems.push(...lineProblems(node.value).map((wide) => `${place}: ${wide}; break it`));
    if (node.lang === 'sh' && node.value.split('\n').some((line) => line.startsWith('$ ')))
      problems.push(`${place}: a command without the prompt sign can be pasted; remove "$ "`);
  });
  return problems;
}
