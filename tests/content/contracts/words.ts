import type {Parents, Text} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import type {Page} from '../../lib/pages';

interface Rule {
  pattern: RegExp;
  use: string;
}

/** Words that the style rules of the site replace or strike out. */
const rules: readonly Rule[] = [
  {pattern: /\b(?:simply|just|easily|effortless(?:ly)?|obviously)\b/i, use: 'leave it out'},
  {pattern: /\b(?:powerful|seamless(?:ly)?|robust|cutting-edge|world-class|blazing)\b/i, use: 'a fact'},
  {pattern: /\bleverag(?:e|es|ed|ing)\b/i, use: '"use"'},
  {pattern: /\b(?:dive|delve)s? (?:deep )?into\b/i, use: 'leave it out'},
  {pattern: /\bin this (?:guide|tutorial|section|page)\b/i, use: 'state the result'},
  {pattern: /\b(?:coming soon|lorem ipsum|TODO|TBD)\b/i, use: 'write it or leave it out'},
  {pattern: /[a-z]!(?:\s|$)/, use: 'a period'},
  {pattern: /\b(?:on|off)-chain\b/i, use: '"onchain", "offchain"'},
  {pattern: /\bfullnodes?\b/i, use: '"full node"'},
  {pattern: /\b(?:mainnet|testnet|devnet)\b/, use: 'a capital: Mainnet, Testnet, Devnet'},
  {pattern: /\b(?:docs|documentation)\.sui\.io\b/i, use: 'a primary source'},
];

const insideCode = (ancestors: readonly Parents[]): boolean =>
  ancestors.some((node) => node.type === 'link' && node.children.every((child) => child.type === 'inlineCode'));

/** Wrong words in a page's prose, one line each; code and front matter are not prose. */
export function wordProblems(page: Page): string[] {
  const problems: string[] = [];
  visitParents(page.tree, 'text', (node: Text, ancestors) => {
    if (insideCode(ancestors)) return;
    for (const {pattern, use} of rules) {
      const found = pattern.exec(node.value);
      if (found) problems.push(`${page.file}:${node.position?.start.line ?? 1}: "${found[0].trim()}": use ${use}`);
    }
  });
  for (const {pattern, use} of rules) {
    const found = pattern.exec(page.frontMatter.description);
    if (found) problems.push(`${page.file}:1: "${found[0].trim()}" in the description: use ${use}`);
  }
  return problems;
}
