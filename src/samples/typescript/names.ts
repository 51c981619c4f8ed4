import ts from 'typescript';

function namesOfBinding(name: ts.BindingName): readonly string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesOfBinding(element.name)));
}

function namesOfImport({importClause}: ts.ImportDeclaration): readonly string[] {
  const bindings = importClause?.namedBindings;
  const named = bindings === undefined ? [] : ts.isNamespaceImport(bindings) ? [bindings] : [...bindings.elements];
  return [importClause?.name, ...named.map(({name}) => name)].flatMap((name) => name?.text ?? []);
}

function namesOfExport({exportClause}: ts.ExportDeclaration): readonly string[] {
  return exportClause && ts.isNamedExports(exportClause) ? exportClause.elements.map(({name}) => name.text) : [];
}

function namesOfStatement(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.flatMap(({name}) => namesOfBinding(name));
  if (ts.isImportDeclaration(statement)) return namesOfImport(statement);
  if (ts.isExportDeclaration(statement)) return namesOfExport(statement);
  const declares =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isEnumDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return declares && statement.name ? [statement.name.text] : [];
}

const isExported = (statement: ts.Statement): boolean =>
  ts.isExportDeclaration(statement) ||
  (ts.canHaveModifiers(statement) && (ts.getModifiers(statement) ?? []).some(({kind}) => kind === ts.SyntaxKind.ExportKeyword));

/** Names that the top level of a module declares or imports. */
export const topLevelNames = (module: ts.SourceFile): readonly string[] => module.statements.flatMap(namesOfStatement);

/** Names that a module exports. */
export const exportedNames = (module: ts.SourceFile): readonly string[] => module.statements.filter(isExported).flatMap(namesOfStatement);

/**
 * Whether a module adds declarations to the global scope or to another module, which every file of
 * its program then sees.
 */
export const augmentsOthers = (module: ts.SourceFile): boolean => module.statements.some((statement) => ts.isModuleDeclaration(statement));
