import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
// Brings the syntax trees of expressions into attributes.
import type {} from 'mdast-util-mdx-jsx';

/** A node of a JavaScript expression, with the fields that are read here. */
interface Expression {
  type: string;
  value?: unknown;
  elements?: readonly (Expression | null)[];
}

const isText = (node: Expression | null): node is Expression & {value: string} =>
  node?.type === 'Literal' && typeof node.value === 'string';

/**
 * The strings of an attribute's value, `"a"`, `{'a'}` or `{['a', 'b']}`; undefined for any other
 * expression.
 */
export function readStrings({value}: MdxJsxAttribute): string[] | undefined {
  if (typeof value === 'string') return [value];
  const statement = value?.data?.estree?.body[0];
  if (statement?.type !== 'ExpressionStatement') return undefined;
  const expression = statement.expression as Expression;
  const nodes = expression.type === 'ArrayExpression' ? (expression.elements ?? []) : [expression];
  return nodes.every(isText) ? nodes.map((node) => node.value) : undefined;
}
