import type {Link} from 'mdast';
import {visit} from 'unist-util-visit';
import {importedNames} from '../../../src/lib/imported-names';
import type {Page} from '../../lib/pages';

const fewestInternal = 3;
const emptyWords = /^(?:here|this|link|this page|click here|read more|more)$/i;

const textOf = (node: Link): string => node.children.map((child) => ('value' in child ? child.value : '')).join('');

/** What is wrong with a page's links: texts that say nothing, too few ways on. */
export function linkProblems(page: Page): string[] {
  const problems: string[] = [];
  let internal = 0;
  visit(page.tree, 'link', (node: Link) => {
    const place = `${page.file}:${node.position?.start.line ?? 1}`;
    if (emptyWords.test(textOf(node))) problems.push(`${place}: the link text "${textOf(node)}" does not say where it leads`);
    if (node.url.startsWith('/') || node.url.startsWith('#')) internal += 1;
  });
  const names = importedNames(page.tree);
  const hasCards = names.has('PageCards') || names.has('RelatedPages');
  if (internal < fewestInternal && !hasCards && page.frontMatter.status === 'current')
    problems.push(
      `${page.file}:1: ${internal} internal links; a page has at least ${fewestInternal}: the concept behind it, the reference under it, the next step`,
    );
  return problems;
}
