import path from 'node:path';
import {isValidSuiAddress, isValidTransactionDigest} from '@mysten/sui/utils';
import ts from 'typescript';
import {examples, type Json} from '../../../../src/reference/json-rpc/examples';
import {loadJsonRpc} from '../../../../src/reference/json-rpc/load';
import type {Method} from '../../../../src/reference/json-rpc/model';
import {transactionSample} from '../../../../src/reference/json-rpc/replacement-blocks';
import {printType} from '../../../../src/reference/json-rpc/print-type';
import {replacements} from '../../../../src/reference/json-rpc/replacements';

const model = loadJsonRpc();
const root = path.resolve('examples/ts/.json-rpc');

/**
 * The tuple of a method's parameters. One that may be left out at the end is `null` before others.
 */
function paramsType({parameters}: Method): string {
  const lastRequired = parameters.map(({optional}) => optional).lastIndexOf(false);
  const items = parameters.map((parameter, index) => {
    const type = `(${printType(parameter.type)}${parameter.optional ? ' | null' : ''})`;
    return parameter.optional && index > lastRequired ? `${type}?` : type;
  });
  return `[${items.join(', ')}]`;
}

/** A module that assigns a method's example to its types. */
function moduleOf(method: Method, params: Json | undefined, result: Json | undefined): string {
  const imports = [...model.types.keys()].join(', ');
  return [
    `import type {${imports}} from '@mysten/sui/jsonRpc';`,
    `export const params: ${paramsType(method)} = ${JSON.stringify(params)};`,
    `export const result: ${printType(method.result)} = ${JSON.stringify(result)};`,
  ].join('\n');
}

/** Compiles modules in one program and says what is wrong, as `name: message`. */
function compile(modules: ReadonlyMap<string, string>): string[] {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  };
  const files = new Map([...modules].map(([name, text]) => [path.join(root, `${name}.ts`), text]));
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  const fileExists = host.fileExists.bind(host);
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.getSourceFile = (file, ...rest) => {
    const text = files.get(file);
    return text === undefined ? getSourceFile(file, ...rest) : ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return [...files.keys()].flatMap((file) =>
    [...program.getSyntacticDiagnostics(program.getSourceFile(file)), ...program.getSemanticDiagnostics(program.getSourceFile(file))].map(
      ({messageText}) => `${path.basename(file, '.ts')}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    ),
  );
}

test('every method has an example', () => {
  expect(Object.keys(examples).sort()).toEqual(model.methods.map(({name}) => name).sort());
});

test('examples of requests and responses, and samples of transactions, have the types of the SDK', () => {
  const modules = new Map(
    model.methods.map((method) => [method.name, moduleOf(method, examples[method.name]?.params, examples[method.name]?.result)]),
  );
  const samples = Object.entries(replacements).flatMap(([name, {ptb}]) => (ptb ? [[`ptb-${name}`, transactionSample(ptb)] as const] : []));
  expect(samples).toHaveLength(13);
  const [getObject, queryEvents] = ['sui_getObject', 'suix_queryEvents'].map((name) =>
    model.methods.find((method) => method.name === name),
  );
  if (!getObject || !queryEvents) throw new Error('methods are missing');
  const broken = [
    ['surplus-field', moduleOf(getObject, ['0x6'], {data: {objectId: '0x6', version: '1', digest: 'x', colour: 'red'}})],
    ['wrong-type', moduleOf(getObject, ['0x6'], {data: {objectId: '0x6', version: 1, digest: 'x'}})],
    ['too-many', moduleOf(getObject, ['0x6', {}, null], {})],
    ['no-filter', moduleOf(queryEvents, [{MoveType: '0x2::a::B'}], {data: [], hasNextPage: false})],
    ['broken-ptb', transactionSample(['tx.transferObject(recipient);'])],
  ] as const;
  const found = compile(new Map([...modules, ...samples, ...broken]));
  expect(found.filter((message) => !broken.some(([name]) => message.startsWith(`${name}: `)))).toEqual([]);
  expect(broken.map(([name]) => name).filter((name) => !found.some((message) => message.startsWith(`${name}: `)))).toEqual([]);
});

const stringsIn = (value: Json): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap(stringsIn);
  return typeof value === 'object' && value !== null ? Object.values(value as Record<string, Json>).flatMap(stringsIn) : [];
};

test('addresses and digests are valid', () => {
  const strings = Object.values(examples).flatMap(({params, result}) => stringsIn([...params, result]));
  expect(strings.filter((text) => /^0x[0-9a-f]{10,}$/.test(text) && !isValidSuiAddress(text))).toEqual([]);
  const digests = strings.filter((text) => /^[1-9A-HJ-NP-Za-km-z]{43,44}$/.test(text));
  expect(digests.length).toBeGreaterThan(20);
  expect(digests.filter((text) => !isValidTransactionDigest(text))).toEqual([]);
});
