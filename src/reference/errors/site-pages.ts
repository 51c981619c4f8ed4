import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Heading, Html, Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {authoredFrontMatter} from '../authored-front-matter';
import {parseMarkdown} from '../../lib/markdown';
import type {ReferencePage} from '../page';

/** What a page that entries link to is called, and the headings on it by anchor. */
interface KnownPage {
  title: string;
  headings: () => ReadonlyMap<string, string>;
}

/** The pages of the site by route, for links of entries. */
export interface SitePages {
  /** Why a link leads nowhere; nothing where it leads somewhere. */
  problemOf: (route: string) => string | undefined;
  /** What a link says: the heading's text or the page's title. */
  nameOf: (route: string) => string;
}

/** The text of a heading, without comments that hold its anchor. */
const textOf = (node: Nodes): string =>
  node.type === 'text' || node.type === 'inlineCode' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

/** An anchor as Docusaurus makes it of a heading that is on the page once. */
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** Headings of a page by anchor, fixed or as Docusaurus makes it. */
function headingsIn(headings: readonly {text: string; anchor?: string}[]): ReadonlyMap<string, string> {
  return new Map(headings.map(({text, anchor}) => [anchor ?? slug(text), text]));
}

function authoredHeadings(file: string): ReadonlyMap<string, string> {
  const found: {text: string; anchor?: string}[] = [];
  visit(parseMarkdown(file, readFileSync(file, 'utf8')), 'heading', (node: Heading) => {
    const last = node.children.at(-1);
    const anchor = last?.type === 'mdxTextExpression' ? /^\/\* #(\S+) \*\/$/.exec(last.value)?.[1] : undefined;
    found.push({text: textOf(node).trim(), ...(anchor === undefined ? {} : {anchor})});
  });
  return headingsIn(found);
}

function generatedHeadings({body}: ReferencePage): ReadonlyMap<string, string> {
  const found: {text: string; anchor?: string}[] = [];
  const tree: Root = {type: 'root', children: [...body]};
  visit(tree, 'heading', (node: Heading) => {
    const fixed = node.children.find((child): child is Html => child.type === 'html');
    const anchor = /^<!-- #(\S+) -->$/.exec(fixed?.value ?? '')?.[1];
    found.push({text: textOf(node).trim(), ...(anchor === undefined ? {} : {anchor})});
  });
  return headingsIn(found);
}

function once<T>(make: () => T): () => T {
  let made: {value: T} | undefined;
  return () => (made ??= {value: make()}).value;
}

/** Title and route of an authored page, from its front matter. */
function authoredPage(docsDir: string, file: string): [route: string, page: KnownPage] {
  const full = path.posix.join(docsDir, file);
  const {title, slug} = authoredFrontMatter(readFileSync(full, 'utf8'));
  return [slug ?? `/${file.replace(/\.mdx$/, '')}`, {title: title ?? file, headings: once(() => authoredHeadings(full))}];
}

const split = (route: string): [page: string, anchor: string | undefined] => {
  const [page = '', anchor] = route.split('#');
  return [page, anchor];
};

/**
 * The authored pages of a folder, and generated ones.
 *
 * @param docsDir folder of the pages, `docs`
 */
export function sitePages(docsDir: string, generated: readonly ReferencePage[]): SitePages {
  const files = existsSync(docsDir)
    ? readdirSync(docsDir, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.mdx') && !file.startsWith('snippets'))
    : [];
  const pages = new Map<string, KnownPage>([
    ...files.map((file) => authoredPage(docsDir, file.split(path.sep).join('/'))),
    ...generated.map((page): [string, KnownPage] => [
      page.slug ?? `/${page.id}`,
      {title: page.title, headings: once(() => generatedHeadings(page))},
    ]),
  ]);
  return {
    problemOf: (route) => {
      const [name, anchor] = split(route);
      const page = pages.get(name);
      if (page === undefined) return `there is no page at ${name}`;
      return anchor === undefined || page.headings().has(anchor) ? undefined : `the page at ${name} has no heading #${anchor}`;
    },
    nameOf: (route) => {
      const [name, anchor] = split(route);
      const page = pages.get(name);
      return (anchor === undefined ? undefined : page?.headings().get(anchor)) ?? page?.title ?? route;
    },
  };
}
