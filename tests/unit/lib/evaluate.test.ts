import type {Expression} from 'estree';
import type {Root} from 'mdast';
// Brings the syntax trees of expressions into mdast.
import type {} from 'mdast-util-mdx-expression';
import {visit} from 'unist-util-visit';
import {evaluate} from '@site/src/lib/evaluate';
import {parseMarkdown} from '@site/src/lib/markdown';

const scope = new Map<string, unknown>([['limits', {commands: 1023, text: '3 a day', 'in-quotes': {version: '0.1'}}]]);

function expressionOf(source: string): Expression {
  const tree: Root = parseMarkdown('a.mdx', `Text {${source}} text.`);
  const found: Expression[] = [];
  visit(tree, 'mdxTextExpression', (node) => {
    for (const statement of node.data?.estree?.body ?? []) if (statement.type === 'ExpressionStatement') found.push(statement.expression);
  });
  const [expression] = found;
  if (!expression) throw new Error(`no expression in ${source}`);
  return expression;
}

test.each([
  ['limits.commands', 1023],
  ['limits.text', '3 a day'],
  ["limits['in-quotes'].version", '0.1'],
  ['limits.commands - 1', 1022],
  ['(limits.commands + 1) * 2 / 4', 512],
])('%s is %p', (source, value) => {
  expect(evaluate(expressionOf(source), scope)).toBe(value);
});

test.each([
  'other.commands',
  'limits.none',
  'limits.none.deeper',
  'limits.text.length',
  'limits.constructor',
  'limits[text]',
  'limits.commands - limits.text',
  'limits.commands % 2',
  'limits.commands.toFixed(1)',
  "limits.commands.toLocaleString('en-US')",
  'format(limits.commands)',
  '`${limits.commands}`',
])('%s has no value that is known', (source) => {
  expect(evaluate(expressionOf(source), scope)).toBeUndefined();
});
