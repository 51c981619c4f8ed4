import type {Expression} from 'estree';

/** Values by the names that expressions know them by. */
export type Scope = ReadonlyMap<string, unknown>;

const ownValue = (holder: unknown, name: unknown): unknown =>
  typeof holder === 'object' && holder !== null && typeof name === 'string' && Object.hasOwn(holder, name)
    ? (holder as Record<string, unknown>)[name]
    : undefined;

/** The name after the dot, or in brackets as a string. */
function propertyName({property, computed}: Extract<Expression, {type: 'MemberExpression'}>): unknown {
  if (!computed) return property.type === 'Identifier' ? property.name : undefined;
  return property.type === 'Literal' ? property.value : undefined;
}

const operations: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
};

function calculate({operator, left, right}: Extract<Expression, {type: 'BinaryExpression'}>, scope: Scope): number | undefined {
  const [a, b] = [left.type === 'PrivateIdentifier' ? undefined : evaluate(left, scope), evaluate(right, scope)];
  return typeof a === 'number' && typeof b === 'number' ? operations[operator]?.(a, b) : undefined;
}

/**
 * The value of an expression of the few forms in which pages show figures: `limits.a`,
 * `crates['a-b'].version`, `limits.a - 1`, and a number or a text written out.
 *
 * @returns undefined for every other form, and where the scope has no such value
 */
export function evaluate(expression: Expression, scope: Scope): unknown {
  if (expression.type === 'Literal') return expression.value;
  if (expression.type === 'BinaryExpression') return calculate(expression, scope);
  if (expression.type === 'Identifier') return scope.get(expression.name);
  if (expression.type !== 'MemberExpression' || expression.object.type === 'Super') return undefined;
  return ownValue(evaluate(expression.object, scope), propertyName(expression));
}
