import ts from 'typescript';
import {describe} from './describe';
import type {NamedType} from './named-type';

/** Parts of a module in which a reader sees the types, or in which there is nothing to tell. */
const isLeftOut = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isModuleDeclaration(node);

/**
 * The names of a module whose type says what its text does not, in the order of the text.
 *
 * @param program one in which nothing is wrong with the module
 */
export function typesIn(program: ts.Program, module: ts.SourceFile): NamedType[] {
  const found: NamedType[] = [];
  const visit = (node: ts.Node): void => {
    if (isLeftOut(node)) return;
    if (ts.isIdentifier(node)) {
      const told = describe(program, node);
      const start = node.getStart(module);
      const {line, character} = module.getLineAndCharacterOfPosition(start);
      if (told) found.push({line: line + 1, column: character, length: node.end - start, ...told});
    }
    ts.forEachChild(node, visit);
  };
  visit(module);
  return found;
}
