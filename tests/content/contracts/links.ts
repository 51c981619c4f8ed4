import type {Link} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from '../../lib/pages';
import {importsOf} from './imports';

const fewestInternal = 3;
const emptyWords = /^(?:here|this|link|this page|click here|read more|more)$/i;

const textOf = (node: Link): string => node.children.map((child) => ('value' in child ? child.value : '')).join('');

/** What is wrong with a page's links: relative ones, texts that say nothing, too few ways on. */
export function linkProblems(page: Page): string[] {
  const problems: string[] = [];
  let internal = 0;
  visit(page.tree, 'link', (node: Link) => {
    const place = `${page.file}:${node.position?.start.line ?? 1}`;
    if (!/^(?:https?:|mailto:|\/|#)/.test(node.url) || /^[^:]*\.mdx?(?:#|$)/.test(node.url))
      problems.push(`${place}: the link to "${node.url}" is relative; write the page's route, such as /guides/developer`);
    if (node.url.startsWith('http://') && !/^http:\/\/(?:127\.0\.0\.1|localhost)/.test(node.url))
      problems.push(`${place}: the link to ${node.url} is not https`);
    if (emptyWords.test(textOf(node))) problems.push(`${place}: the link text "${textOf(node)}" does not say where it leads`);
    if (node.url.startsWith('/') || node.url.startsWith('#')) internal += 1;
  });
  const hasCards = importsOf(page).some(({source}) => /\/(?:PageCards|RelatedPages)$/.test(source));
  if (internal < fewestInternal && !hasCards && page.frontMatter.status === 'current')
    problems.push(
      `${page.file}:1: ${internal} internal links; a page has at least ${fewestInternal}: the concept behind it, the reference under it, the next step`,
    );
  return problems;
}
