import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from '../../lib/pages';
import {flatText} from './prose';

/** Admonitions that follow each other without a word between: the second one is read by nobody. */
export function admonitionProblems(page: Page): string[] {
  const problems: string[] = [];
  visit(page.tree, (node: Nodes) => {
    if (!('children' in node)) return;
    const texts = node.children.map((child) => (child.type === 'paragraph' ? flatText(child.children) : ''));
    node.children.forEach((child, index) => {
      const ends = /(?:^|\n):::\s*$/.test(texts[index - 1] ?? '');
      const follows = /(?:^|\n):::\s*\n+:::\w/.test(texts[index] ?? '');
      if ((ends && /^:::\w/.test(texts[index] ?? '')) || follows)
        problems.push(
          `${page.file}:${child.position?.start.line ?? 1}: an admonition right after another one; make one of them plain text`,
        );
    });
  });
  return problems;
}
