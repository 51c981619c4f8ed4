import type {Expression, Node as EstreeNode, Program} from 'estree';
// Brings the node types of MDX into mdast.
import type {} from 'mdast-util-mdx-expression';
import {factModules} from '../../facts/provenance/facts';
import {evaluate} from '../../lib/evaluate';
import {collect} from '../collect';
import {isSnippet, type Check, type CheckedPage} from '../context';
import {factsModule, importedNames, type ImportedName} from '../imported-names';

const forms =
  'A page shows figures that it imports from @site/src/facts/…, such as {limits.commands}, and nothing else that has to be worked out.';

type Names = ReadonlyMap<string, ImportedName>;

/** The figures that a page imports, by the names it uses. */
function figuresOf(names: Names): Map<string, unknown> {
  const figures = new Map<string, unknown>();
  for (const {local, imported, module} of names.values()) figures.set(local, factModules[factsModule(module) ?? '']?.[imported]);
  return figures;
}

/** The variable that a chain such as `a.b['c']` starts at; undefined for any other expression. */
function rootOf(expression: EstreeNode): string | undefined {
  if (expression.type === 'Identifier') return expression.name;
  if (expression.type !== 'MemberExpression' || expression.optional) return undefined;
  if (expression.computed && (expression.property.type !== 'Literal' || typeof expression.property.value !== 'string')) return undefined;
  return rootOf(expression.object);
}

const operators = new Set(['+', '-', '*', '/']);

/** What is wrong with the figure that a chain names. */
function chainProblem(chain: Expression, text: string, names: Names, page: CheckedPage): string | undefined {
  const root = rootOf(chain);
  if (root === undefined) return `{${text}} is not a figure. ${forms}`;
  if (root === 'props' && isSnippet(page) && chain.type === 'MemberExpression') return undefined;
  const name = names.get(root);
  if (name === undefined)
    return `{${text}}: the page imports no "${root}". Import it from @site/src/facts/…; for braces in the text, write backticks around them.`;
  if (factsModule(name.module) === undefined) return `{${text}}: "${root}" is no figure of src/facts/. ${forms}`;
  if (!page.withFigures) return undefined;
  const value = evaluate(chain, figuresOf(names));
  if (typeof value === 'string' || typeof value === 'number') return undefined;
  return `{${text}} is ${value === undefined ? 'no figure that src/facts/ has' : 'a group of figures'}. Write the full name of one, as in ${name.module.replace('@site/', '')}.ts.`;
}

function expressionProblem(expression: Expression, text: string, names: Names, page: CheckedPage): string | undefined {
  if (expression.type === 'Literal' && (typeof expression.value === 'string' || typeof expression.value === 'number')) return undefined;
  if (expression.type === 'BinaryExpression' && operators.has(expression.operator) && expression.left.type !== 'PrivateIdentifier')
    return expressionProblem(expression.left, text, names, page) ?? expressionProblem(expression.right, text, names, page);
  return chainProblem(expression, text, names, page);
}

function programProblem(program: Program | null | undefined, text: string, names: Names, page: CheckedPage): string | undefined {
  const [statement, ...more] = program?.body ?? [];
  // A comment.
  if (statement === undefined) return undefined;
  if (statement.type !== 'ExpressionStatement' || more.length > 0) return `{${text}} is not a figure. ${forms}`;
  return expressionProblem(statement.expression, text, names, page);
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text).replace(/\s+/g, ' ').trim();

/** Expressions in braces: figures and their sums; literals; in a snippet, its props. */
export const expressions: Check = function* (page) {
  const names = importedNames(page.tree);
  yield* collect(page.tree, (node) =>
    node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression'
      ? programProblem(node.data?.estree, shortened(node.value), names, page)
      : undefined,
  );
};
