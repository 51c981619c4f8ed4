import rangeParser from 'parse-numeric-range';
import type {Code, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {lineRangeProblem} from '../../lib/line-range';
import {LineMarkError, readLineMarks, type MarkedLines} from '../../samples/fence/line-marks';
import {readMeta} from '../../samples/read-meta';

declare module 'mdast' {
  interface CodeData {
    /**
     * The block as the reader sees it, where lines of it are added or removed; its value is the
     * code without them.
     */
    marked?: MarkedLines;
  }
}

/** The marks in the code, and those that `added="…"` makes on a quoted file. */
function marksOf(node: Code): MarkedLines {
  const marked = readLineMarks(node.value, node.lang);
  const {added} = readMeta(node.meta).meta;
  if (added === undefined) return marked;
  const problem = lineRangeProblem(added, node.value.split('\n').length);
  if (problem !== undefined) throw new LineMarkError(`added="${added}": ${problem}`);
  marked.added.push(...rangeParser(added));
  return marked;
}

/**
 * Takes the marks of added and removed lines out of each block, so that the steps after it see the
 * code that is checked. Runs after blocks are filled. A mark that nobody can read stops the build.
 */
const lineMarks: Plugin<[], Root> = () => (tree, page) => {
  visit(tree, 'code', (node) => {
    try {
      const marked = marksOf(node);
      if (marked.added.length + marked.removed.length === 0) return;
      node.value = marked.code;
      node.data = {...node.data, marked};
    } catch (error) {
      if (error instanceof LineMarkError) page.fail(error.message, node);
      throw error;
    }
  });
};

export default lineMarks;
