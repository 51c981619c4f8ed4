import path from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {relativePath} from '../lib/files-below';
import {writeTree} from './trees';

/** Options of the step. */
export interface KeepTreeOptions {
  /** The repository's top. */
  siteDir: string;
  /** Where trees are kept. */
  folder: string;
}

/**
 * Keeps the tree of each page for its Markdown version. It runs after the steps that say something,
 * such as those that fill samples and write figures, and before those that only change how it
 * looks.
 */
const keepTree: Plugin<[KeepTreeOptions], Root> =
  ({siteDir, folder}) =>
  (tree, page) => {
    writeTree(folder, relativePath(siteDir, path.resolve(siteDir, page.path)), tree);
  };

export default keepTree;
