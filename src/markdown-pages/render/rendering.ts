import type {Definition, Nodes, PhrasingContent, Root, RootContent} from 'mdast';
import type {PageElement} from '../../lib/replace-elements';
import {SourceError} from '../../lib/source-error';
import type {KnownPage, MarkdownSite} from '../site';

/** A heading of a page, as other pages link to it. */
export interface PageHeading {
  depth: number;
  text: string;
  anchor: string;
}

/** What the rules know while they write the Markdown of one page. */
export interface Rendering {
  site: MarkdownSite;
  /** The page that is written; inside a snippet, the page that shows it. */
  page: KnownPage;
  /** The file that the nodes come from, from the repository's top. */
  source: string;
  /** Depth of the heading that the nodes stand under. */
  depth: number;
  /**
   * Snippets by the name that the file imports them under: their files, from the repository's top.
   */
  snippets: ReadonlyMap<string, string>;
  /** Addresses that links name by a label. */
  definitions: ReadonlyMap<string, Definition>;
  /** The page's headings so far. */
  headings: PageHeading[];
  /** Rewrites what stands inside of a node. */
  render: (nodes: readonly RootContent[], at: Rendering) => RootContent[];
  /** Rewrites another file in this one's place. */
  renderTree: (tree: Root, at: Rendering) => RootContent[];
  /** The anchor that Docusaurus gives a heading without one of its own. */
  slug: (text: string) => string;
}

/** An element of a page with what its rule reads. */
export interface ElementToRender {
  node: PageElement;
  at: Rendering;
  /** The text of an attribute, where it has one. */
  text: (name: string) => string | undefined;
  /** The texts of an attribute, `"a"` or `{['a', 'b']}`; none where it is missing. */
  texts: (name: string) => string[];
  /** The node after it. */
  next: RootContent | undefined;
}

/** The Markdown of an element: blocks of its own, or a part of a line. */
export type ElementRule =
  | {kind: 'blocks'; write: (element: ElementToRender) => RootContent[]}
  | {kind: 'inline'; write: (element: ElementToRender) => PhrasingContent[]};

/** Stops the build at a node, with its file and line. */
export function refuse(node: Nodes, message: string, {source}: Pick<Rendering, 'source'>): never {
  throw new SourceError([{file: source, line: node.position?.start.line ?? 1, message}]);
}
