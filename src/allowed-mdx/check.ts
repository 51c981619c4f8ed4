import type {Nodes} from 'mdast';
import type {ImportedName} from '../lib/imported-names';

/** What the checks know of a page. */
export interface CheckedPage {
  /** The repository's top. */
  siteDir: string;
  /** What the page imports, by the name it uses. */
  names: ReadonlyMap<string, ImportedName>;
}

/** Says what is wrong with a node and what to do; undefined where all is well. */
export type Check = (node: Nodes, page: CheckedPage) => string | undefined;
