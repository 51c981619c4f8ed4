import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import type {Plugin} from 'unified';
import {relativePath} from '../lib/files-below';
import {importedNames} from '../lib/imported-names';
import {sortProblems, SourceError, type SourceProblem} from '../lib/source-error';
import type {Check, CheckedPage} from './check';
import {addresses} from './checks/addresses';
import {elements} from './checks/elements';
import {fences} from './checks/fences';
import {generatedHtml} from './checks/generated-html';
import {imports} from './checks/imports';

/** What pages that people write are held to. */
const authored: readonly Check[] = [imports, elements, addresses, fences];

/** What pages of generators are held to, whose texts are Markdown that a tool has written. */
const generated: readonly Check[] = [addresses, generatedHtml];

function problemsIn(tree: Root, file: string, siteDir: string): SourceProblem[] {
  const page: CheckedPage = {siteDir, names: importedNames(tree)};
  const checks = file.endsWith('.mdx') ? authored : generated;
  const problems: SourceProblem[] = [];
  // A walk of its own: a general one takes many times as long.
  const walk = (node: Nodes): void => {
    for (const check of checks) {
      const message = check(node, page);
      if (message !== undefined) problems.push({file, line: node.position?.start.line ?? 1, message});
    }
    if ('children' in node) for (const child of node.children) walk(child);
  };
  walk(tree);
  return problems;
}

/**
 * Stops the build at what an author may not write: elements, attributes, addresses, imports and
 * fences that are on no list of this room. It runs right after `mdx` examples are put into the
 * page, so that they are checked too, and before all steps that make elements of their own.
 *
 * @throws {SourceError} with all problems of the page
 */
const allowedMdx: Plugin<[{siteDir: string}], Root> =
  ({siteDir}) =>
  (tree, page) => {
    const problems = problemsIn(tree, relativePath(siteDir, path.resolve(siteDir, page.path)), siteDir);
    if (problems.length > 0) throw new SourceError(sortProblems(problems));
  };

export default allowedMdx;
