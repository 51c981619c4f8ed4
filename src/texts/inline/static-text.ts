import ts from 'typescript';

/** The text of an expression that is known without running it: a literal, or a sum of such. */
export function staticText(node: ts.Expression | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node)) return staticText(node.expression);
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined;
  const [left, right] = [staticText(node.left), staticText(node.right)];
  return left === undefined || right === undefined ? undefined : left + right;
}

const nameOf = (name: ts.PropertyName): string | undefined => (ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined);

/**
 * The properties of an object that is written out, by name; undefined where one is computed, spread
 * or a method.
 */
export function staticProperties(node: ts.Expression | undefined): Map<string, ts.Expression> | undefined {
  if (node === undefined || !ts.isObjectLiteralExpression(node)) return undefined;
  const found = new Map<string, ts.Expression>();
  for (const property of node.properties) {
    if (ts.isShorthandPropertyAssignment(property)) found.set(property.name.text, property.name);
    else {
      const name = ts.isPropertyAssignment(property) ? nameOf(property.name) : undefined;
      if (name === undefined || !ts.isPropertyAssignment(property)) return undefined;
      found.set(name, property.initializer);
    }
  }
  return found;
}
