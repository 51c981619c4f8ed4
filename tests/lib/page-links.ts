import {readFileSync} from 'node:fs';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {readStrings} from '../../src/registry/read-strings';
import {pageIds, pages, type Page} from './pages';

/** A page as far as its links are concerned. */
export interface LinkingPage {
  id: string;
  route: string;
  /** Ids of the pages that it shows as cards. */
  cards: readonly string[];
  /** Ids of the pages that it lists as related ones. */
  related: readonly string[];
  /** Routes that its text links to, without anchors. */
  routes: readonly string[];
  /** Ids of the snippets that are part of it. */
  snippets: readonly string[];
}

/**
 * Each page's id → the ids of the pages that its cards and links lead to, those of its snippets
 * included.
 */
export type LinkGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** The pages that a component names by ids or by a prefix. */
function namedBy(component: RegExp, page: Page, ids: readonly string[]): string[] {
  const found: string[] = [];
  visit(page.tree, (node: Nodes) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (!component.test(node.name ?? '')) return;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute') continue;
      const values = readStrings(attribute) ?? [];
      found.push(...(attribute.name === 'prefix' ? ids.filter((id) => values.some((prefix) => id.startsWith(`${prefix}/`))) : values));
    }
  });
  return found;
}

function routesIn(page: Page): string[] {
  const found: string[] = [];
  visit(page.tree, (node: Nodes) => {
    if ((node.type === 'link' || node.type === 'definition') && node.url.startsWith('/')) found.push(node.url.replace(/[#?].*$/, ''));
  });
  return found;
}

function snippetsIn(page: Page): string[] {
  return page.tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? [...node.value.matchAll(/'@site\/docs\/(snippets\/[\w-]+)\.mdx'/g)].map(([, id = '']) => id) : [],
  );
}

/** What an authored page links to. */
export const linksOf = (page: Page, ids: readonly string[] = pageIds): LinkingPage => ({
  id: page.id,
  route: page.frontMatter.slug ?? `/${page.id}`,
  cards: namedBy(/^PageCards?$/, page, ids),
  related: namedBy(/^RelatedPages$/, page, ids),
  routes: routesIn(page),
  snippets: snippetsIn(page),
});

/**
 * What a generated page links to. It is plain Markdown that a serialiser wrote, so that its text
 * can be searched.
 */
export const linksOfGenerated = (id: string, text: string): LinkingPage => ({
  id,
  route: /^slug: (\/\S*)$/m.exec(text)?.[1] ?? `/${id}`,
  cards: [],
  related: [],
  routes: [...text.matchAll(/\]\(<?(\/[^)>\s#]+)/g)].map(([, route = '']) => route),
  snippets: [],
});

/** Every page of the site, generated ones included. */
export function linkingPages(): LinkingPage[] {
  const authored = new Set(pages.map((page) => page.id));
  const generated = pageIds.filter((id) => !authored.has(id));
  return [...pages.map((page) => linksOf(page)), ...generated.map((id) => linksOfGenerated(id, readFileSync(`docs/${id}.md`, 'utf8')))];
}

export function linkGraph(all: readonly LinkingPage[]): LinkGraph {
  const byRoute = new Map(all.map((page) => [page.route, page.id]));
  const targets = (page: LinkingPage): string[] => [
    ...page.cards,
    ...page.related,
    ...page.routes.flatMap((route) => byRoute.get(route) ?? []),
    ...all.filter(({id}) => page.snippets.includes(id)).flatMap(targets),
  ];
  return new Map(all.map((page) => [page.id, new Set(targets(page).filter((id) => id !== page.id))]));
}

/** The pages that no other page leads to, of those asked for. */
export function unlinked(graph: LinkGraph, ids: readonly string[]): string[] {
  const linked = new Set([...graph.values()].flatMap((targets) => [...targets]));
  return ids.filter((id) => !linked.has(id));
}

/**
 * The pages that a walk from a page does not come to, of those asked for. It goes through these
 * pages alone.
 */
export function unreachable(graph: LinkGraph, start: string, ids: readonly string[]): string[] {
  const within = new Set(ids);
  const seen = new Set([start]);
  for (const id of seen) for (const target of graph.get(id) ?? []) if (within.has(target)) seen.add(target);
  return ids.filter((id) => !seen.has(id));
}
