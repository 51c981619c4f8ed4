import ts from 'typescript';
import {ReferenceSourceError} from '../page';
import {commentOf, placeOf} from './comments';
import type {Field} from './model';
import {readFields} from './read-type';
import type {SourceFile} from './source';

/** What the SDK says of one method's parameters. */
export interface ParamsDeclaration {
  place: string;
  comment: string;
  /** Declared parameters in their order, without `signal`, which stays on the client. */
  fields: readonly Field[];
}

const clientOnly = ['signal'];
const suffix = 'Params';

/**
 * The fields of a params type; another type that it is joined with goes over the wire as one
 * parameter, see wire.ts.
 */
function declaredFields(node: ts.TypeNode | ts.InterfaceDeclaration, source: ts.SourceFile): Field[] {
  if (ts.isIntersectionTypeNode(node))
    return node.types.flatMap((part) => (ts.isTypeLiteralNode(part) ? declaredFields(part, source) : []));
  if (!ts.isTypeLiteralNode(node) && !ts.isInterfaceDeclaration(node))
    throw new ReferenceSourceError(`${placeOf(node, source)}: the parameters of a method are no list of fields`);
  const members = node.members.filter((member) => !clientOnly.includes(member.name?.getText(source) ?? ''));
  return readFields(ts.factory.createNodeArray(members), source);
}

/**
 * Reads the interface of parameters that each method has.
 *
 * @returns by name without `Params`, such as `GetCoins` or `UnsafePay`
 */
export function readParams({path, text}: SourceFile): Map<string, ParamsDeclaration> {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = new Map<string, ParamsDeclaration>();
  for (const node of source.statements) {
    if (!ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node)) continue;
    const name = node.name.text;
    if (!name.endsWith(suffix))
      throw new ReferenceSourceError(`${placeOf(node, source)}: ${name} is not named after a method's parameters`);
    const fields = declaredFields(ts.isInterfaceDeclaration(node) ? node : node.type, source);
    found.set(name.slice(0, -suffix.length), {place: placeOf(node, source), comment: commentOf(node), fields});
  }
  if (found.size === 0) throw new ReferenceSourceError(`${path}:1: no interface of parameters`);
  return found;
}
