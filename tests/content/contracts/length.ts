import {visit} from 'unist-util-visit';
import type {Page} from '../../lib/pages';

const fewest = {landing: 110, page: 350};

/** Words of a page's prose: text and inline code, fences left out. */
export function proseWords(page: Page): number {
  let words = 0;
  visit(page.tree, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') words += node.value.split(/\s+/).filter((word) => /\w/.test(word)).length;
  });
  return words;
}

/**
 * Pages too thin for their type. A landing is a page with pages below it; an outdated page may be
 * short.
 */
export function lengthProblems(page: Page, ids: readonly string[]): string[] {
  if (page.frontMatter.status !== 'current') return [];
  const isLanding = ids.some((id) => id.startsWith(`${page.id}/`)) || !page.id.includes('/');
  const least = isLanding ? fewest.landing : fewest.page;
  const words = proseWords(page);
  return words < least
    ? [`${page.file}:1: ${words} words of prose; a ${isLanding ? 'landing' : 'page'} of fewer than ${least} does not carry its topic`]
    : [];
}
