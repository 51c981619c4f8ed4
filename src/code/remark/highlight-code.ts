import rangeParser from 'parse-numeric-range';
import type {Code, Definition, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {lineRanges, parseFenceMeta} from '../../lib/fence-meta';
import {jsxAttribute} from '../../lib/jsx-attribute';
import {lineRangeProblem} from '../../lib/line-range';
import {abilityLinks} from '../ability-links';
import {highlight, isKnownLanguage} from '../highlight/highlight';
import {noLinks, type NameLinks} from '../highlight/link-names';
import type {FrameworkNames} from '../move-links/framework-names';
import {frameworkLinksIn} from '../move-links/links-in';
import {readMeta} from '../../samples/read-meta';
import {SampleIds} from './sample-ids';

declare module 'mdast' {
  interface CodeData {
    /** Where browsers find the types of the names in the block; src/type-hovers/ says it. */
    types?: string;
  }
}

/**
 * A block of more lines shows its first ones until the reader asks for the rest; as many as in
 * CodeBlock/styles.module.css.
 */
const longestOpen = 40;

/**
 * Class of a block with a whole file of an example, whose text src/search/ leaves to the pages that
 * explain it.
 */
export const wholeFileClass = 'example-file';

/** The lines that `{1,3-5}` after a fence's language names, of so many that readers see. */
function markedLines(node: Code, lines: number, page: VFile): number[] {
  const ranges = lineRanges(node.meta);
  if (ranges === undefined) return [];
  const problem = lineRangeProblem(ranges, lines);
  return problem === undefined ? rangeParser(ranges) : page.fail(`{${ranges}} behind the language: ${problem}`, node);
}

function classesOf(node: Code, language: string): string {
  const own = node.data?.hProperties?.className;
  return Array.isArray(own) ? own.join(' ') : `language-${language}`;
}

/** Where names in a block lead, and whether only those that come first do. */
interface BlockLinks {
  links: NameLinks;
  once: boolean;
}

function blockOf(node: Code, language: string, id: string, {links, once}: BlockLinks, page: VFile): MdxJsxFlowElement {
  const {shown, added, removed} = node.data?.marked ?? {shown: node.value, added: [], removed: []};
  const {title, anchor} = readMeta(node.meta).meta;
  const lines = shown.split('\n').length;
  const html = highlight(shown, language, {marked: markedLines(node, lines, page), added, removed, anchor}, links, once);
  const attributes = [
    jsxAttribute('className', `${classesOf(node, language)}${anchor === undefined ? '' : ` ${wholeFileClass}`}`),
    ...(anchor === undefined ? [jsxAttribute('id', id)] : [jsxAttribute('anchor', anchor)]),
    ...(title === undefined ? [] : [jsxAttribute('title', title)]),
    // A link to a line must not lead to where nobody sees it.
    ...(lines > longestOpen && anchor === undefined ? [jsxAttribute('lines', String(lines))] : []),
    ...(node.data?.types === undefined ? [] : [jsxAttribute('types', node.data.types)]),
    jsxAttribute('html', html),
  ];
  return {type: 'mdxJsxFlowElement', name: 'CodeBlock', attributes, children: [], position: node.position};
}

/** Options of the step. */
export interface HighlightOptions {
  /** The path that the site stands at, with a slash at both ends. */
  baseUrl: string;
  /**
   * What the Move framework has, for links in Move code; nothing of it is read before there is
   * some.
   */
  names?: () => FrameworkNames;
}

const withBase = (url: string, baseUrl: string): string => (url.startsWith('/') ? `${baseUrl}${url.slice(1)}` : url);

/**
 * Addresses by the labels of a page's link definitions:
 * `[Coin]: /references/framework/sui/coin#struct-coin`. Docusaurus puts the site's path before
 * routes in Markdown; code is HTML already.
 */
function definedLinks(tree: Root, baseUrl: string): NameLinks {
  const links = new Map<string, string>();
  visit(tree, 'definition', ({label, identifier, url}: Definition) => {
    links.set(label ?? identifier, withBase(url, baseUrl));
  });
  return links;
}

/** In Move code, names of the framework lead to where the reference explains them. */
async function frameworkLinks(source: string, names: FrameworkNames, baseUrl: string): Promise<NameLinks> {
  const links = await frameworkLinksIn(source, names);
  return new Map([...links].map(([name, address]) => [name, withBase(address, baseUrl)]));
}

/**
 * Highlights each block while the page is built: readers get HTML with class names, not grammars.
 * Runs after the steps that fill, title and mark blocks. In a fence that is marked `linked`, the
 * names that the page's link definitions have are links; in other Move code, those of the framework
 * are. Marked `abilities`, those of a type are. A language without a grammar stops the build.
 */
const highlightCode: Plugin<[HighlightOptions], Root> = (options) => async (tree, page) => {
  const ids = new SampleIds(page);
  const defined = definedLinks(tree, options.baseUrl);
  // A page quotes most files more than once.
  const linksByFile = new Map<string, Promise<NameLinks>>();
  const linksOf = (node: Code): Promise<NameLinks> => {
    if (node.lang !== 'move' || options.names === undefined) return Promise.resolve(noLinks);
    const source = node.data?.sampleFile ?? node.value;
    const links = linksByFile.get(source) ?? frameworkLinks(source, options.names(), options.baseUrl);
    linksByFile.set(source, links);
    return links;
  };
  const blocks: {node: Code; put: (block: MdxJsxFlowElement) => void; id: string}[] = [];
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading') ids.pass(node);
    if (node.type !== 'code' || index === undefined || !parent) return undefined;
    const put = (block: MdxJsxFlowElement): void => {
      (parent.children as unknown[])[index] = block;
    };
    blocks.push({node, put, id: ids.idOf(node)});
    return SKIP;
  });
  for (const {node, put, id} of blocks) {
    const language = node.lang ?? 'text';
    if (!isKnownLanguage(language))
      page.fail(`there is no grammar for the language "${language}"; add one to src/code/highlight/languages.ts, or use text`, node);
    const {linked, abilities} = parseFenceMeta(node.meta);
    const isLinked = linked === true;
    const names = isLinked ? defined : await linksOf(node);
    const links = abilities === true ? new Map([...names, ...abilityLinks(options.baseUrl)]) : names;
    put(blockOf(node, language, id, {links, once: !isLinked}, page));
  }
};

export default highlightCode;
