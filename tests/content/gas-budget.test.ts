import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {listedPages, pageWith, type Page} from '../lib/pages';

/**
 * Where readers look for it: the options of the group, the price of a transaction, the commands by
 * task.
 */
const places = ['references/cli/client', 'concepts/tokenomics/gas-in-sui', 'references/cli/cheatsheet'];

/**
 * True where one paragraph names the option and the release that made it optional, as src/facts has
 * it.
 */
function saysSinceWhen(page: Page): boolean {
  let said = false;
  visit(page.tree, 'paragraph', (paragraph) => {
    const has = (type: Nodes['type'], value: string): boolean =>
      paragraph.children.some((node) => node.type === type && 'value' in node && node.value === value);
    said ||= has('inlineCode', '--gas-budget') && has('mdxTextExpression', 'limits.gasBudgetOptionalSince');
  });
  return said;
}

test.each(places)('%s says since when the gas budget may be left out', (id) => {
  expect(listedPages.filter((page) => page.id === id).map(saysSinceWhen)).toEqual([true]);
});

test.each([
  ['the option alone', 'Without `--gas-budget` the CLI estimates.'],
  ['the release alone', 'Optional since CLI {limits.gasBudgetOptionalSince}.'],
  ['a typed release', '`--gas-budget` is optional since CLI 1.24.1.'],
  ['two paragraphs', '`--gas-budget` is optional.\n\nSince CLI {limits.gasBudgetOptionalSince}.'],
])('%s is not enough', (_name, body) => {
  expect(saysSinceWhen(pageWith(body))).toBe(false);
});
