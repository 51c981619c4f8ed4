import {sortProblems, type SourceProblem} from '../lib/source-error';
import {addresses} from './checks/addresses';
import {blocks, generatedHtml} from './checks/blocks';
import {directives} from './checks/directives';
import {elements} from './checks/elements';
import {expressions} from './checks/expressions';
import {fences} from './checks/fences';
import {imports} from './checks/imports';
import {definitions, leftOver} from './checks/left-overs';
import {lineOf, type Check, type CheckedPage} from './context';

/** What pages that people write are held to. */
const authored: readonly Check[] = [imports, elements, expressions, addresses, directives, fences, blocks, definitions, leftOver];

/** What pages of generators are held to, whose texts are Markdown that a tool has written. */
const generated: readonly Check[] = [addresses, generatedHtml];

/**
 * Holds a page to what authors may write.
 *
 * @returns every problem, by line
 */
export function checkPage(page: CheckedPage): SourceProblem[] {
  const checks = page.file.endsWith('.mdx') ? authored : generated;
  return sortProblems(
    checks.flatMap((check) => [...check(page)].map(({node, message}) => ({file: page.file, line: lineOf(node), message}))),
  );
}
