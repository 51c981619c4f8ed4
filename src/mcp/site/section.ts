import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {parseMarkdown} from '../../lib/markdown';
import type {IndexedPage} from '../../markdown-pages/lists/page-index';

interface Place {
  depth: number;
  offset: number;
  text: string;
}

/** Headings of the Markdown, in their order; the first level is the page's title. */
const placesOf = (tree: Root): Place[] =>
  tree.children.flatMap((node) =>
    node.type === 'heading' && node.depth > 1 ? [{depth: node.depth, offset: node.position?.start.offset ?? 0, text: toString(node)}] : [],
  );

/**
 * Where the headings of a page are in its Markdown, which has headings of its own for tabs, too.
 */
function align(headings: IndexedPage['headings'], places: readonly Place[]): (number | undefined)[] {
  let next = 0;
  return headings.map(({text}) => {
    const found = places.findIndex((place, index) => index >= next && place.text === text);
    if (found < 0) return undefined;
    next = found + 1;
    return found;
  });
}

/**
 * A section of a page: from its heading to the next one of its level or above.
 *
 * @param text the page's Markdown
 * @param anchor of the heading, without `#`
 * @returns undefined where the page has no such anchor
 */
export function sectionOf({headings}: Pick<IndexedPage, 'headings'>, text: string, anchor: string): string | undefined {
  const places = placesOf(parseMarkdown('page.md', text));
  const start = align(headings, places)[headings.findIndex((heading) => heading.anchor === anchor)];
  const own = start === undefined ? undefined : places[start];
  if (start === undefined || own === undefined) return undefined;
  const end = places.slice(start + 1).find(({depth}) => depth <= own.depth)?.offset;
  return text.slice(own.offset, end).trim();
}

/**
 * The anchor that a reader of Markdown means: the anchor itself, with or without `#`, or the words
 * of the heading.
 */
export function anchorOf({headings}: Pick<IndexedPage, 'headings'>, wanted: string): string | undefined {
  const name = wanted.replace(/^.*#/, '').trim().toLowerCase();
  const found = headings.find(({anchor}) => anchor.toLowerCase() === name) ?? headings.find(({text}) => text.toLowerCase() === name);
  return found?.anchor;
}
