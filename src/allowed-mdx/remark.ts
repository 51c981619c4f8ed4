import path from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {relativePath} from '../lib/files-below';
import {SourceError} from '../lib/source-error';
import {checkPage} from './check-page';

/** Options of the step. */
export interface AllowedMdxOptions {
  /** The repository's top. */
  siteDir: string;
  /** Whether names of figures are compared with src/facts/ as well. */
  withFigures: boolean;
}

/**
 * Stops the build at what an author may not write: elements, attributes, addresses, imports and expressions that are on no list of
 * this room. It runs right after `mdx` examples are put into the page, so that they are checked too, and before all steps that make
 * elements of their own.
 *
 * @throws {SourceError} with all problems of the page
 */
const allowedMdx: Plugin<[AllowedMdxOptions], Root> =
  ({siteDir, withFigures}) =>
  (tree, page) => {
    const file = relativePath(siteDir, path.resolve(siteDir, page.path));
    const problems = checkPage({tree, lines: String(page.value).split('\n'), file, siteDir, withFigures});
    if (problems.length > 0) throw new SourceError(problems);
  };

export default allowedMdx;
