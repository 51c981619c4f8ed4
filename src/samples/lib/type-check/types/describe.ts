import ts from 'typescript';
import type {NamedType} from './named-type';
import {declaredElsewhere, nameOfOwner} from './origin';
import {short, signatureText, typeText} from './print';
import {saysItsType} from './says-its-type';

/** What there is to tell of a name. */
type Told = Pick<NamedType, 'text' | 'variable'>;

/** The expression that is called, where the name is the last one of it. */
function calledBy(name: ts.Identifier): ts.CallExpression | ts.NewExpression | undefined {
  const {parent} = name;
  const callee = ts.isPropertyAccessExpression(parent) && parent.name === name ? parent : name;
  const call = callee.parent;
  return (ts.isCallExpression(call) || ts.isNewExpression(call)) && call.expression === callee ? call : undefined;
}

/**
 * Of a call of something that another package or file declares: its signature, with the types that
 * this call has.
 */
function describeCall(program: ts.Program, name: ts.Identifier, call: ts.CallExpression | ts.NewExpression): Told | undefined {
  const checker = program.getTypeChecker();
  const signature = checker.getResolvedSignature(call);
  const symbol = checker.getSymbolAtLocation(name);
  if (!signature || !symbol || !declaredElsewhere(program, checker, symbol, name)) return undefined;
  const isNew = ts.isNewExpression(call);
  if (isNew && signature.parameters.length === 0) return undefined;
  const owner = isNew ? 'new ' : nameOfOwner(symbol);
  const text = signatureText(checker, name.text, signature);
  return text === undefined ? undefined : {text: short(`${owner}${text}`)};
}

/** Of a property that another package or file declares: its type. */
function describeProperty(program: ts.Program, name: ts.Identifier, symbol: ts.Symbol | undefined): Told | undefined {
  const checker = program.getTypeChecker();
  if (!symbol || !declaredElsewhere(program, checker, symbol, name)) return undefined;
  const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
  const type = checker.getTypeOfSymbolAtLocation(symbol, name);
  const text = typeText(checker, isOptional ? checker.getNonNullableType(type) : type);
  return text === undefined || text === 'any'
    ? undefined
    : {text: short(`${nameOfOwner(symbol)}${name.text}${isOptional ? '?' : ''}: ${text}`)};
}

/** Of an option in an object that a function takes: the type that it wants there. */
function describeOption(program: ts.Program, name: ts.Identifier, object: ts.ObjectLiteralExpression): Told | undefined {
  const wanted = program.getTypeChecker().getContextualType(object);
  return describeProperty(program, name, wanted && program.getTypeChecker().getNonNullableType(wanted).getProperty(name.text));
}

/** The word in front of a variable's name. */
function wordOf(declaration: ts.Declaration): string {
  if (ts.isParameter(declaration)) return 'parameter';
  const list = ts.findAncestor(declaration, ts.isVariableDeclarationList);
  return list && (list.flags & ts.NodeFlags.Let) !== 0 ? 'let' : 'const';
}

/** Of a variable or parameter: its type, and whether its declaration has that already. */
function describeVariable(program: ts.Program, name: ts.Identifier): Told | undefined {
  const checker = program.getTypeChecker();
  const symbol = ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name);
  const declaration = symbol?.valueDeclaration;
  if (!symbol || declaration?.getSourceFile() !== name.getSourceFile()) return undefined;
  if (!ts.isVariableDeclaration(declaration) && !ts.isParameter(declaration) && !ts.isBindingElement(declaration)) return undefined;
  const text = typeText(checker, checker.getTypeOfSymbol(symbol));
  if (text === undefined || text === 'any') return undefined;
  const isSaid = declaration.name === name && saysItsType(declaration, text);
  return {text: short(`${wordOf(declaration)} ${name.text}: ${text}`), variable: isSaid ? 'annotated' : 'inferred'};
}

/**
 * What the compiler knows of a name and its reader does not see: the signature of what is called,
 * the type of a property of another package, the type of a variable that has no annotation. Nothing
 * for all other names.
 */
export function describe(program: ts.Program, name: ts.Identifier): Told | undefined {
  const call = calledBy(name);
  if (call) return describeCall(program, name, call);
  const {parent} = name;
  if (ts.isPropertyAccessExpression(parent) && parent.name === name)
    return describeProperty(program, name, program.getTypeChecker().getSymbolAtLocation(name));
  if (ts.isPropertyAssignment(parent) && parent.name === name) return describeOption(program, name, parent.parent);
  if (ts.isBindingElement(parent) && parent.propertyName === name) return undefined;
  return describeVariable(program, name);
}
