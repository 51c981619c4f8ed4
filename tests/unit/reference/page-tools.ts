import type {Heading, Html, Link, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {ReferencePage} from '@site/src/reference/page';
import {serializePage} from '@site/src/reference/serialize';

const rootOf = (page: ReferencePage): Root => ({type: 'root', children: [...page.body]});
export const routeOf = (page: ReferencePage): string => page.slug ?? `/${page.id}`;

/** The fixed anchors of a page's headings. */
export function anchorsOf(page: ReferencePage): string[] {
  const anchors: string[] = [];
  visit(rootOf(page), 'heading', ({children}: Heading) => {
    const fixed = children.find((child): child is Html => child.type === 'html' && child.value.startsWith('<!-- #'));
    if (fixed) anchors.push(fixed.value.slice('<!-- #'.length, -' -->'.length));
  });
  return anchors;
}

export const linksOf = (page: ReferencePage): string[] => {
  const urls: string[] = [];
  visit(rootOf(page), 'link', (node: Link) => {
    urls.push(node.url);
  });
  return urls;
};

/** All words of a page: text, code and fences. */
export const textOf = (page: ReferencePage): string => {
  const parts: string[] = [];
  visit(rootOf(page), (node) => {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') parts.push(node.value);
  });
  return parts.join(' ');
};

/** The Markdown of a page below its front matter. */
export const bodyOf = (page: ReferencePage): string => serializePage(page).replace(/^---\n[^]*?\n---\n\n/, '');

/** Markdown of some nodes, as a page would have it. */
export const markdownOf = (...body: RootContent[]): string => bodyOf({id: 'x', title: 'X', description: 'x', body});

/** Finds pages by their ids. */
export const pagesById = (pages: readonly ReferencePage[]) => {
  const byId = new Map(pages.map((page) => [page.id, page]));
  return (id: string): ReferencePage => {
    const page = byId.get(id);
    if (!page) throw new Error(`no page ${id}`);
    return page;
  };
};

/** The headings of a page, such as "## Replacement". */
export const headingsOf = (page: ReferencePage): string[] => [...bodyOf(page).matchAll(/^#+ .*?(?= <!--|$)/gm)].map(([line]) => line);
