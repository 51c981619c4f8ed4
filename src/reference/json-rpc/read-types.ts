import ts from 'typescript';
import {ReferenceSourceError} from '../page';
import {commentBetween, commentOf, placeOf} from './comments';
import type {SourceFile} from './source';
import type {TypeDeclaration, TypeExpression} from './model';
import {readFields, readType} from './read-type';

/**
 * Aliases that only narrow another type for TypeScript: what they stand for is on the other type's
 * section.
 */
const narrows = (node: ts.TypeAliasDeclaration): boolean =>
  ts.isTypeReferenceNode(node.type) && ts.isIdentifier(node.type.typeName) && node.type.typeName.text === 'Extract';

/** A type alias may have a comment of its own behind the equals sign. */
function aliasComment(node: ts.TypeAliasDeclaration, source: ts.SourceFile): string {
  const inner = ts.isUnionTypeNode(node.type) ? '' : commentBetween(source.text, node.type.getFullStart(), node.type.getStart(source));
  return [commentOf(node), inner].filter((text) => text !== '').join('\n\n');
}

/**
 * Reads every type that files declare.
 *
 * @throws where two have one name, or one is of a kind that JSON does not have
 */
export function readTypes(files: readonly SourceFile[]): Map<string, TypeDeclaration> {
  const types = new Map<string, TypeDeclaration>();
  const add = (
    node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration,
    source: ts.SourceFile,
    comment: string,
    type: TypeExpression,
  ): void => {
    const name = node.name.text;
    const twin = types.get(name);
    const place = placeOf(node, source);
    if (twin) throw new ReferenceSourceError(`${place}: the type ${name} is declared in ${twin.place} already`);
    types.set(name, {name, place, comment, type});
  };
  for (const {path, text} of files) {
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    for (const node of source.statements) {
      if (ts.isInterfaceDeclaration(node)) add(node, source, commentOf(node), {kind: 'object', fields: readFields(node.members, source)});
      else if (ts.isTypeAliasDeclaration(node) && !narrows(node))
        add(node, source, aliasComment(node, source), readType(node.type, source));
    }
  }
  return types;
}
