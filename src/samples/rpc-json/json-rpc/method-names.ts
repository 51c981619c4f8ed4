import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The types of JSON-RPC bodies, from the repository's top. */
export const methodsFile = 'src/samples/rpc-json/json-rpc/methods.ts';

const nameOf = ({name}: ts.TypeElement): readonly string[] =>
  name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : [];

/** Names of the JSON-RPC methods that the pinned SDK calls, as methods.ts lists them. */
export function jsonRpcMethodNames(root: string): readonly string[] {
  const module = ts.createSourceFile(methodsFile, readFileSync(path.join(root, methodsFile), 'utf8'), ts.ScriptTarget.Latest);
  return module.statements
    .filter(ts.isInterfaceDeclaration)
    .filter(({name}) => name.text === 'JsonRpcMethods')
    .flatMap(({members}) => members.flatMap(nameOf));
}
