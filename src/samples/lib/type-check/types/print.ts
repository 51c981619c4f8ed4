import ts from 'typescript';

/**
 * The most characters of a type that readers get; the end of a longer one would help nobody in a
 * box beside the code.
 */
export const longestType = 300;

/**
 * Names as authors write them, without the file that declares them, and nothing left out: what the
 * compiler leaves out of a long union depends on what else it has compiled.
 */
const flags: ts.NodeBuilderFlags =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.IgnoreErrors |
  ts.NodeBuilderFlags.OmitParameterModifiers |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;

const printer = ts.createPrinter({removeComments: true, omitTrailingSemicolon: true});
const nowhere = ts.createSourceFile('types.ts', '', ts.ScriptTarget.Latest);

const textOf = (node: ts.Node): string => printer.printNode(ts.EmitHint.Unspecified, node, nowhere);

/** `undefined` and `null` are read last. */
const rank = (text: string): number => ['undefined', 'null'].indexOf(text);

function inOrder(members: readonly ts.TypeNode[]): ts.TypeNode[] {
  return members
    .map((node) => ({node, text: textOf(node)}))
    .sort((a, b) => rank(a.text) - rank(b.text) || (a.text < b.text ? -1 : Number(a.text > b.text)))
    .map(({node}) => node);
}

/** `import("/home/…/transaction").Transaction` → `Transaction`: readers have no such folder. */
function withoutFile(node: ts.ImportTypeNode): ts.TypeNode {
  const {qualifier, typeArguments, isTypeOf} = node;
  if (!qualifier) return ts.factory.createTypeReferenceNode('unknown');
  return isTypeOf ? ts.factory.createTypeQueryNode(qualifier, typeArguments) : ts.factory.createTypeReferenceNode(qualifier, typeArguments);
}

const isUndefined = (node: ts.Node): boolean => node.kind === ts.SyntaxKind.UndefinedKeyword;

/** Without `undefined`, which the question mark of an optional member says already. */
function withoutUndefined(type: ts.TypeNode | undefined): ts.TypeNode | undefined {
  if (!type || !ts.isUnionTypeNode(type)) return type;
  const left = type.types.filter((node) => !isUndefined(node));
  return left.length === 1 ? left[0] : ts.factory.createUnionTypeNode(left);
}

function tidied(node: ts.Node): ts.Node {
  if (ts.isUnionTypeNode(node)) return ts.factory.createUnionTypeNode(inOrder(node.types));
  if (ts.isImportTypeNode(node)) return withoutFile(node);
  if (ts.isParameter(node) && node.questionToken)
    return ts.factory.createParameterDeclaration(
      node.modifiers,
      node.dotDotDotToken,
      node.name,
      node.questionToken,
      withoutUndefined(node.type),
      undefined,
    );
  if (ts.isPropertySignature(node) && node.questionToken)
    return ts.factory.createPropertySignature(node.modifiers, node.name, node.questionToken, withoutUndefined(node.type));
  return node;
}

/**
 * The same type with the members of each union in an order that does not depend on what else was
 * compiled.
 */
function settled<Node extends ts.Node>(node: Node): Node {
  const {transformed} = ts.transform(node, [
    (context) => {
      const visit = (inner: ts.Node): ts.Node => tidied(ts.visitEachChild(inner, visit, context));
      return (root) => visit(root) as Node;
    },
  ]);
  return transformed[0] ?? node;
}

/** A text in one line, and no longer than readers can use. */
export function short(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length <= longestType ? line : `${line.slice(0, longestType - 1).trimEnd()}…`;
}

/** A type as TypeScript; nothing where it has no text. */
export function typeText(checker: ts.TypeChecker, type: ts.Type): string | undefined {
  const node = checker.typeToTypeNode(type, undefined, flags);
  return node && textOf(settled(node));
}

/** A signature as the declaration of a method: `moveCall(options: Options): TransactionResult`. */
export function signatureText(checker: ts.TypeChecker, name: string, signature: ts.Signature): string | undefined {
  const node = checker.signatureToSignatureDeclaration(signature, ts.SyntaxKind.CallSignature, undefined, flags) as
    ts.CallSignatureDeclaration | undefined;
  if (!node) return undefined;
  const {typeParameters, parameters, type} = settled(node);
  return textOf(ts.factory.createMethodSignature(undefined, name, undefined, typeParameters, parameters, type)).replace(/;$/, '');
}
