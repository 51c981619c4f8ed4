import ts from 'typescript';
import {ReferenceSourceError} from '../page';
import {commentBetween, commentOf, placeOf} from './comments';
import type {Field, Member, TypeExpression} from './model';

const keywords: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.StringKeyword]: 'string',
  [ts.SyntaxKind.NumberKeyword]: 'number',
  [ts.SyntaxKind.BooleanKeyword]: 'boolean',
  [ts.SyntaxKind.UnknownKeyword]: 'unknown',
  [ts.SyntaxKind.UndefinedKeyword]: 'undefined',
  [ts.SyntaxKind.BigIntKeyword]: 'bigint',
};

/** Absent is how JSON says `undefined`, and the field is optional then. */
const isUndefined = (type: TypeExpression): boolean => type.kind === 'keyword' && type.name === 'undefined';

const sameType = (a: TypeExpression, b: TypeExpression): boolean => JSON.stringify(a) === JSON.stringify(b);

/** An alternative that another repeats says nothing, unless it has a comment. */
function withoutTwins(members: readonly Member[]): Member[] {
  return members.filter(
    (member, index) => member.comment !== '' || members.findIndex((other) => sameType(other.type, member.type)) === index,
  );
}

function readUnion(node: ts.UnionTypeNode, source: ts.SourceFile): TypeExpression {
  let from = node.getFullStart();
  const members = node.types.map((child): Member => {
    const comment = commentBetween(source.text, from, child.getStart(source));
    from = child.getEnd();
    return {type: readType(child, source), comment};
  });
  const present = withoutTwins(members.filter((member) => !isUndefined(member.type)));
  const [only] = present;
  return present.length === 1 && only ? only.type : {kind: 'union', members: present};
}

function readLiteral(node: ts.LiteralTypeNode, source: ts.SourceFile): TypeExpression {
  if (ts.isStringLiteral(node.literal)) return {kind: 'literal', value: node.literal.text};
  if (node.literal.kind === ts.SyntaxKind.NullKeyword) return {kind: 'keyword', name: 'null'};
  throw new ReferenceSourceError(`${placeOf(node, source)}: the literal type ${node.getText(source)} has no words on the pages yet`);
}

/** The fields of an interface or object type. */
export function readFields(members: ts.NodeArray<ts.TypeElement>, source: ts.SourceFile): Field[] {
  return members.map((member) => {
    if (!ts.isPropertySignature(member) || !member.type)
      throw new ReferenceSourceError(`${placeOf(member, source)}: "${member.getText(source)}" is no field with a type`);
    return {
      name: ts.isIdentifier(member.name) || ts.isStringLiteral(member.name) ? member.name.text : member.name.getText(source),
      optional: member.questionToken !== undefined,
      type: readType(member.type, source),
      comment: commentOf(member),
    };
  });
}

function readObject(node: ts.TypeLiteralNode, source: ts.SourceFile): TypeExpression {
  const [first] = node.members;
  if (first && ts.isIndexSignatureDeclaration(first)) return {kind: 'record', value: readType(first.type, source)};
  return {kind: 'object', fields: readFields(node.members, source)};
}

function readReference(node: ts.TypeReferenceNode, source: ts.SourceFile): TypeExpression {
  const name = ts.isQualifiedName(node.typeName) ? node.typeName.right.text : node.typeName.text;
  const [first, second] = node.typeArguments ?? [];
  if (name === 'Record' && second) return {kind: 'record', value: readType(second, source)};
  if (name === 'Promise' && first) return readType(first, source);
  if (first)
    throw new ReferenceSourceError(`${placeOf(node, source)}: the generic type ${node.getText(source)} has no words on the pages yet`);
  return {kind: 'reference', name};
}

/**
 * Reads a type of the SDK's sources.
 *
 * @throws where it is of a kind that JSON does not have, with its place
 */
export function readType(node: ts.TypeNode, source: ts.SourceFile): TypeExpression {
  const keyword = keywords[node.kind];
  if (keyword !== undefined) return {kind: 'keyword', name: keyword};
  if (ts.isParenthesizedTypeNode(node)) return readType(node.type, source);
  if (ts.isLiteralTypeNode(node)) return readLiteral(node, source);
  if (ts.isArrayTypeNode(node)) return {kind: 'array', item: readType(node.elementType, source)};
  if (ts.isTupleTypeNode(node)) return {kind: 'tuple', items: node.elements.map((item) => readType(item, source))};
  if (ts.isTypeLiteralNode(node)) return readObject(node, source);
  if (ts.isUnionTypeNode(node)) return readUnion(node, source);
  if (ts.isTypeReferenceNode(node)) return readReference(node, source);
  throw new ReferenceSourceError(`${placeOf(node, source)}: the type "${node.getText(source)}" has no words on the pages yet`);
}

/**
 * Reads a type from its text.
 *
 * @param place where the text stands, for messages
 */
export function parseType(text: string, place: string): TypeExpression {
  const source = ts.createSourceFile(place, `type T = ${text};`, ts.ScriptTarget.Latest, true);
  const [statement] = source.statements;
  if (!statement || !ts.isTypeAliasDeclaration(statement) || source.statements.length !== 1)
    throw new ReferenceSourceError(`${place}: "${text}" is no type`);
  return readType(statement.type, source);
}
