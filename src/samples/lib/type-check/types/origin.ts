import ts from 'typescript';

/** What readers know from the language: its own library, and Node's. */
const isOfLanguage = (program: ts.Program, file: ts.SourceFile): boolean =>
  program.isSourceFileDefaultLibrary(file) || file.fileName.includes('/node_modules/@types/node/');

/** What an imported name stands for. */
const original = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);

/**
 * Whether a name is declared in another file than the one that uses it, and not in the language's
 * own library.
 */
export function declaredElsewhere(program: ts.Program, checker: ts.TypeChecker, symbol: ts.Symbol, use: ts.Node): boolean {
  const files = (original(checker, symbol).declarations ?? []).map((declaration) => declaration.getSourceFile());
  return files.length > 0 && files.every((file) => file !== use.getSourceFile() && !isOfLanguage(program, file));
}

/**
 * `Transaction.` in front of a member of a class or an interface that has a name; nothing in front
 * of others.
 */
export function nameOfOwner(symbol: ts.Symbol): string {
  const owner = symbol.valueDeclaration?.parent ?? symbol.declarations?.[0]?.parent;
  const isNamed = owner !== undefined && (ts.isClassDeclaration(owner) || ts.isInterfaceDeclaration(owner) || ts.isEnumDeclaration(owner));
  return isNamed && owner.name ? `${owner.name.text}.` : '';
}
