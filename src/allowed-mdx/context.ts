import type {Node, Root} from 'mdast';
import type {Position} from 'unist';

/** A page as the checks see it. */
export interface CheckedPage {
  tree: Root;
  /** The lines of the page's text, which has what the tree has not: how something was written. Offsets of examples are none of it. */
  lines: readonly string[];
  /** Path from the repository's top. */
  file: string;
  /** The repository's top. */
  siteDir: string;
  /** Whether the values of figures are compared as well: not while pages are edited, when their modules may be newer than the ones here. */
  withFigures: boolean;
}

/** Something that an author may not write, and where it stands. */
export interface Refusal {
  node: Pick<Node, 'position'>;
  /** What is wrong. What to do. */
  message: string;
}

/** One rule or a few that belong together. */
export type Check = (page: CheckedPage) => Generator<Refusal>;

/** True in a snippet, a part that pages import. */
export const isSnippet = ({file}: Pick<CheckedPage, 'file'>): boolean => file.startsWith('docs/snippets/');

/** The line of the text in which a node ends. */
export const lastLine = ({position}: {position?: Position | undefined}, {lines}: CheckedPage): string =>
  lines[(position?.end.line ?? 0) - 1] ?? '';

/** The first line of a node; 1 for one that a step has made. */
export const lineOf = ({position}: {position?: Position | undefined}): number => position?.start.line ?? 1;
