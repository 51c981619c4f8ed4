import type {InlineCode} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from '../../lib/pages';

/** Facts written inside backticks, where MDX shows the braces instead of the value. */
export function expressionProblems(page: Page): string[] {
  const problems: string[] = [];
  visit(page.tree, 'inlineCode', (node: InlineCode) => {
    if (/\{(?:versions|networks|limits|protocol|consensus|mainnetSince)\./.test(node.value))
      problems.push(
        `${page.file}:${node.position?.start.line ?? 1}: \`${node.value}\` is shown as it stands; write <code>${node.value}</code>`,
      );
  });
  return problems;
}
