import type {Root, RootContent} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {createSlugger} from '@docusaurus/utils';
import {stringify} from 'yaml';
import {hashText} from '../lib/hash-files';
import {paragraph, link, text} from '../reference/build';
import {renderTree} from './render/render';
import type {PageHeading} from './render/rendering';
import type {KnownPage, MarkdownSite} from './site';
import {markdownFile} from './markdown-file';

/** A page to write, with what the head of its Markdown version says. */
export interface PageToWrite extends KnownPage {
  /** The page's file, from the repository's top. */
  source: string;
  /** The file with our words on it, for a page that is generated. */
  words?: string;
  /** Its syntax tree; asked for once. */
  tree: () => Root;
  section?: string;
  sidebar?: string;
  /** Day of its last change, such as 2026-11-23, where that is known. */
  lastChange?: string;
  /** What became of its subject, where that is outdated. */
  status?: {status: string; since: string; use: readonly (string | {text: string; href: string})[]};
}

/** The Markdown of a page. */
export interface MarkdownPage {
  page: PageToWrite;
  /** Path below the site, such as `concepts/object-model.md`. */
  file: string;
  text: string;
  headings: readonly PageHeading[];
  /** SHA-256 of the text. */
  hash: string;
}

/** What the page's banner says. */
function banner(page: PageToWrite, site: MarkdownSite): RootContent[] {
  if (!page.status) return [];
  const {status, since, use} = page.status;
  const title = `${status === 'removed' ? 'Removed' : 'Deprecated'} since ${since}`;
  const instead = use.map((part) => (typeof part === 'string' ? part : link(site.address(part.href, page), part.text)));
  return [{type: 'blockquote', children: [paragraph({type: 'strong', children: [text(title)]}), paragraph('Use instead: ', ...instead)]}];
}

const headOf = ({title, description, route, section, lastChange, status, ...page}: PageToWrite, site: MarkdownSite, sui: string): string =>
  stringify(
    {
      title,
      description,
      url: site.address(route, {route, ...page}),
      ...(section === undefined ? {} : {section}),
      sui_version: sui,
      ...(status === undefined ? {} : {status: status.status, since: status.since}),
      ...(lastChange === undefined ? {} : {last_change: lastChange}),
    },
    {lineWidth: 0},
  );

/** The Markdown of blocks: CommonMark, with the tables of GitHub's. */
export const serialize = (children: RootContent[]): string =>
  toMarkdown(
    {type: 'root', children},
    {extensions: [gfmToMarkdown({tablePipeAlign: false})], bullet: '-', fences: true, rule: '-', emphasis: '_', listItemIndent: 'one'},
  );

/**
 * Writes a page's Markdown version.
 *
 * @param sui the version of Sui that the site documents
 * @throws {SourceError} at what has no form in Markdown
 */
export function writeMarkdownPage(page: PageToWrite, site: MarkdownSite, sui: string): MarkdownPage {
  const headings: PageHeading[] = [];
  const slugger = createSlugger();
  const slug = (words: string): string => slugger.slug(words);
  const blocks = renderTree(page.tree(), {site, page, source: page.source, depth: 1, headings, slug});
  const head: RootContent[] = [{type: 'heading', depth: 1, children: [text(page.title)]}, ...banner(page, site)];
  const body = `---\n${headOf(page, site, sui)}---\n\n${serialize([...head, ...blocks])}`;
  return {page, file: markdownFile(page.route), text: body, headings, hash: hashText(body)};
}
