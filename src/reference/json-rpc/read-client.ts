import ts from 'typescript';
import {ReferenceSourceError} from '../page';
import {placeOf} from './comments';
import type {ErrorCode, TypeExpression} from './model';
import {readType} from './read-type';
import type {SourceFile} from './source';

/** A call that the SDK's client makes. */
export interface ClientCall {
  place: string;
  /** How many parameters it sends. */
  parameters: number;
  result: TypeExpression;
}

const literal = (node: ts.Expression | undefined): string | undefined => (node && ts.isStringLiteral(node) ? node.text : undefined);

/** The value of a property of an object literal. */
function property(node: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const found = node.properties.find((candidate) => candidate.name && ts.isIdentifier(candidate.name) && candidate.name.text === name);
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

/** The result type: the call's own, and the method's where the call has none. */
function resultOf(call: ts.CallExpression, source: ts.SourceFile): TypeExpression {
  const [own] = call.typeArguments ?? [];
  if (own) return readType(own, source);
  const method = ts.findAncestor(call, ts.isMethodDeclaration);
  if (!method?.type) throw new ReferenceSourceError(`${placeOf(call, source)}: a call whose result has no type`);
  return readType(method.type, source);
}

/**
 * Reads the calls `transport.request({method, params})` of the client, by the method's name.
 *
 * @throws where a call's method or parameters cannot be read
 */
export function readClient({path, text}: SourceFile): Map<string, ClientCall> {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const calls = new Map<string, ClientCall>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'request') {
      const [input] = node.arguments;
      const name = input && ts.isObjectLiteralExpression(input) ? literal(property(input, 'method')) : undefined;
      const params = input && ts.isObjectLiteralExpression(input) ? property(input, 'params') : undefined;
      // The method `call` passes on what its caller names.
      if (name !== undefined) {
        if (!params || !ts.isArrayLiteralExpression(params))
          throw new ReferenceSourceError(`${placeOf(node, source)}: the parameters of ${name} are no list`);
        calls.set(name, {place: placeOf(node, source), parameters: params.elements.length, result: resultOf(node, source)});
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (calls.size === 0) throw new ReferenceSourceError(`${path}:1: no call of transport.request with a method`);
  return calls;
}

/** Reads the table of error codes. */
export function readErrorCodes({path, text}: SourceFile): ErrorCode[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const codes: ErrorCode[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isVariableDeclaration(node) &&
      node.name.getText(source) === 'CODE_TO_ERROR_TYPE' &&
      node.initializer &&
      ts.isObjectLiteralExpression(node.initializer)
    ) {
      for (const entry of node.initializer.properties) {
        const name = ts.isPropertyAssignment(entry) ? literal(entry.initializer) : undefined;
        const code = entry.name && ts.isStringLiteral(entry.name) ? Number(entry.name.text) : NaN;
        if (name === undefined || Number.isNaN(code))
          throw new ReferenceSourceError(`${placeOf(entry, source)}: not an error code and its name`);
        codes.push({code, name});
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (codes.length === 0) throw new ReferenceSourceError(`${path}:1: no table CODE_TO_ERROR_TYPE`);
  return codes.sort((a, b) => b.code - a.code);
}
