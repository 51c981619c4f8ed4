import ts from 'typescript';

/** An expression without parentheses and `await`-less wrappers that only state a type. */
function bare(expression: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(expression) ? bare(expression.expression) : expression;
}

/**
 * Literals, and objects and lists that are written out: their type is what stands there once more.
 */
const isWrittenOut = (value: ts.Expression): boolean =>
  ts.isLiteralExpression(value) ||
  ts.isTemplateExpression(value) ||
  ts.isPrefixUnaryExpression(value) ||
  ts.isObjectLiteralExpression(value) ||
  ts.isArrayLiteralExpression(value) ||
  ts.isClassExpression(value) ||
  value.kind === ts.SyntaxKind.TrueKeyword ||
  value.kind === ts.SyntaxKind.FalseKeyword ||
  value.kind === ts.SyntaxKind.NullKeyword;

/** A function whose parameters and result are annotated. */
const isAnnotatedFunction = (value: ts.Expression): boolean =>
  (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) &&
  value.type !== undefined &&
  value.parameters.every(({type}) => type !== undefined);

/**
 * Whether the declaration of a variable shows its type: by an annotation, or because the value is
 * written out beside it.
 *
 * @param type the variable's type as a text
 */
export function saysItsType(declaration: ts.VariableDeclaration | ts.ParameterDeclaration | ts.BindingElement, type: string): boolean {
  if (!ts.isBindingElement(declaration) && declaration.type !== undefined) return true;
  if (ts.isBindingElement(declaration) || declaration.initializer === undefined) return false;
  const value = bare(declaration.initializer);
  if (ts.isAsExpression(value) || ts.isSatisfiesExpression(value)) return true;
  if (ts.isNewExpression(value)) return value.expression.getText() === type;
  return isWrittenOut(value) || isAnnotatedFunction(value);
}
