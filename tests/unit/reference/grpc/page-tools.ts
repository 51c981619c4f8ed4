import type {Heading, Html, InlineCode, Link, Root, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import {checkFrontMatter} from '../../../../src/page-contract/front-matter';
import type {ReferencePage} from '../../../../src/reference/page';
import {serializePage} from '../../../../src/reference/serialize';

const rootOf = (page: ReferencePage): Root => ({type: 'root', children: [...page.body]});
export const routeOf = (page: ReferencePage): string => page.slug ?? `/${page.id}`;

/** Anchors of a page: the fixed ones, and what Docusaurus makes of a plain heading. */
export function anchorsOf(page: ReferencePage): string[] {
  const anchors: string[] = [];
  visit(rootOf(page), 'heading', (node: Heading) => {
    const fixed = node.children.find((child): child is Html => child.type === 'html' && child.value.startsWith('<!-- #'));
    const text = node.children.map((child) => ('value' in child && child.type !== 'html' ? child.value : '')).join('');
    anchors.push(fixed ? fixed.value.slice('<!-- #'.length, -' -->'.length) : text.trim().toLowerCase().replaceAll(' ', '-'));
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
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') parts.push((node as Text | InlineCode).value);
  });
  return parts.join(' ');
};

/**
 * Links of pages that lead nowhere.
 *
 * @param elsewhere routes of other pages that exist
 */
export function deadLinks(pages: readonly ReferencePage[], elsewhere: readonly string[]): string[] {
  const anchors = new Map(pages.map((page) => [routeOf(page), new Set(anchorsOf(page))]));
  return pages.flatMap((page) =>
    linksOf(page)
      .filter((url) => url.startsWith('/') || url.startsWith('#'))
      .filter((url) => {
        const [path = '', anchor] = url.split('#');
        const route = path === '' ? routeOf(page) : path;
        const known = anchors.get(route);
        if (known) return anchor !== undefined && !known.has(anchor);
        return !elsewhere.includes(route);
      })
      .map((url) => `${page.id}: ${url}`),
  );
}

/** What is wrong with pages as files: front matter, anchors that stand twice, ids that do. */
export function pageProblems(pages: readonly ReferencePage[]): string[] {
  const ids = pages.map((page) => page.id);
  const twins = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: two pages`);
  return [
    ...twins,
    ...pages.flatMap((page) => {
      const anchors = anchorsOf(page);
      const twice = anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index);
      try {
        checkFrontMatter(`docs/${page.id}.md`, serializePage(page));
      } catch (error) {
        return [String(error)];
      }
      return twice.map((anchor) => `${page.id}: two headings #${anchor}`);
    }),
  ];
}
