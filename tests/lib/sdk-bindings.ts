import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A wrapper that the SDK generated for a Move function. */
export interface SdkFunction {
  /**
   * Types of the arguments as the SDK encodes them; `null` for an object or a value of another
   * call.
   */
  types: (string | null)[];
  /** Names in camel case; the SDK fills in the clock itself. */
  names: string[];
  typeParameters: number;
}

/** What an SDK knows of a package; keys are `module::name`. */
export interface Sdk {
  functions: Map<string, SdkFunction>;
  /** Names and kinds of a struct's fields. */
  structs: Map<string, {name: string; kind: string}[]>;
  /** Names of an enum's variants. */
  enums: Map<string, string[]>;
}

function literalsOf(node: ts.Expression | undefined): (string | null)[] {
  if (node !== undefined && ts.isSatisfiesExpression(node)) return literalsOf(node.expression);
  if (node === undefined || !ts.isArrayLiteralExpression(node)) return [];
  return node.elements.map((each) => {
    if (each.kind === ts.SyntaxKind.NullKeyword) return null;
    return ts.isStringLiteralLike(each) ? each.text : each.getText();
  });
}

const propertyOf = (node: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined =>
  node.properties.filter(ts.isPropertyAssignment).find((each) => each.name.getText() === name)?.initializer;

const textOf = (node: ts.Expression | undefined): string => (node !== undefined && ts.isStringLiteralLike(node) ? node.text : '');

/**
 * `bcs.u64()` is u64, `bcs.Address` is Address, `balances.Balances` is Balances,
 * `bcs.option(bcs.Address)` is option.
 */
function kindOf(node: ts.Expression): string {
  const callee = ts.isCallExpression(node) ? node.expression : node;
  return ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
}

/** How many type arguments the options of a wrapper take. */
function typeArgumentsOf(file: ts.SourceFile): Map<string, number> {
  const counts = new Map<string, number>();
  for (const each of file.statements.filter(ts.isInterfaceDeclaration)) {
    const member = each.members.filter(ts.isPropertySignature).find(({name}) => name.getText() === 'typeArguments');
    counts.set(each.name.text, member?.type && ts.isTupleTypeNode(member.type) ? member.type.elements.length : 0);
  }
  return counts;
}

function addFunction({functions}: Sdk, fun: ts.FunctionDeclaration, counts: ReadonlyMap<string, number>): void {
  const wrapper: SdkFunction = {types: [], names: [], typeParameters: 0};
  const options = (fun.parameters[0]?.type?.getText() ?? '').replace(/<.*$/s, '');
  wrapper.typeParameters = counts.get(options) ?? 0;
  let key = '';
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === 'argumentsTypes') wrapper.types = literalsOf(node.initializer);
    if (ts.isVariableDeclaration(node) && node.name.getText() === 'parameterNames')
      wrapper.names = literalsOf(node.initializer).filter((each) => each !== null);
    if (ts.isCallExpression(node) && node.expression.getText() === 'tx.moveCall') {
      const [call] = node.arguments;
      if (call && ts.isObjectLiteralExpression(call))
        key = `${textOf(propertyOf(call, 'module'))}::${textOf(propertyOf(call, 'function'))}`;
    }
    ts.forEachChild(node, visit);
  };
  visit(fun);
  if (key !== '') functions.set(key, wrapper);
}

/**
 * What `new MoveStruct({…})`, `new MoveTuple({…})` and `new MoveEnum({…})` say of a type; the
 * fields of a tuple have numbers.
 */
function fieldsOf(made: ts.NewExpression): {name: string; kind: string}[] | undefined {
  const [shape] = made.arguments ?? [];
  const fields = shape && ts.isObjectLiteralExpression(shape) ? propertyOf(shape, 'fields') : undefined;
  if (fields && ts.isArrayLiteralExpression(fields))
    return fields.elements.map((each, index) => ({name: `pos${index}`, kind: kindOf(each)}));
  if (!fields || !ts.isObjectLiteralExpression(fields)) return undefined;
  return fields.properties.filter(ts.isPropertyAssignment).map((each) => ({name: each.name.getText(), kind: kindOf(each.initializer)}));
}

function addType({structs, enums}: Sdk, key: string, made: ts.Expression | undefined): void {
  if (made === undefined || !ts.isNewExpression(made)) return;
  const fields = fieldsOf(made);
  if (fields === undefined) return;
  if (made.expression.getText() === 'MoveEnum')
    enums.set(
      key,
      fields.map(({name}) => name),
    );
  else structs.set(key, fields);
}

/** A type with type parameters is made by a function. */
function madeBy({body}: ts.FunctionDeclaration): ts.Expression | undefined {
  const [first] = body?.statements ?? [];
  return first !== undefined && ts.isReturnStatement(first) ? first.expression : undefined;
}

const parse = (file: string): ts.SourceFile => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

/**
 * Reads the wrappers that an SDK ships in source.
 *
 * @param folder with a file for each module of the package
 */
export function readSdk(folder = 'node_modules/@mysten/deepbook-v3/src/contracts/deepbook'): Sdk {
  const sdk: Sdk = {functions: new Map(), structs: new Map(), enums: new Map()};
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.ts'))) {
    const file = parse(path.join(folder, name));
    const module = path.basename(name, '.ts');
    const counts = typeArgumentsOf(file);
    for (const fun of file.statements.filter(ts.isFunctionDeclaration)) {
      addFunction(sdk, fun, counts);
      addType(sdk, `${module}::${fun.name?.text ?? ''}`, madeBy(fun));
    }
    for (const {declarationList} of file.statements.filter(ts.isVariableStatement))
      for (const {name: type, initializer} of declarationList.declarations) addType(sdk, `${module}::${type.getText()}`, initializer);
  }
  return sdk;
}

/** The values of an enumeration that counts from 0, by the names of its members. */
export function readEnum(name: string, file = 'node_modules/@mysten/deepbook-v3/src/types/index.ts'): Map<string, number> {
  const found = parse(file)
    .statements.filter(ts.isEnumDeclaration)
    .find((each) => each.name.text === name);
  return new Map(found?.members.map((member, index) => [member.name.getText().toLowerCase(), index]));
}
