import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {IMessageType} from '@protobuf-ts/runtime';
import ts from 'typescript';
import {maskedMessages} from '@site/src/samples/rpc-json/grpc/field-mask';
import {grpcServices} from '@site/src/samples/rpc-json/grpc/services';
import {jsonRpcMethodNames} from '@site/src/samples/rpc-json/json-rpc/method-names';
import {samplesOfPage} from '../../../lib/sample-fixtures';

const methods = [...grpcServices.values()].flatMap((service) => [...service.values()]);

/** Values of `method: '…'` in a source file. */
function methodsCalledIn(file: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === 'method' && ts.isStringLiteral(node.initializer))
      found.push(node.initializer.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return found;
}

test('the JSON-RPC methods are those that the client of the pinned SDK calls', () => {
  const called = methodsCalledIn('node_modules/@mysten/sui/src/jsonRpc/client.ts');
  expect([...jsonRpcMethodNames(process.cwd())].sort()).toEqual([...new Set(called)].sort());
});

test('the message under the mask is known for every request that has one', () => {
  const masked = methods.map(({I}) => I).filter(({fields}) => fields.some(({name}) => name === 'read_mask'));
  const names = masked.map(({typeName}) => typeName.split('.').at(-1) ?? '');
  expect(Object.keys(maskedMessages).sort()).toEqual([...new Set(names)].sort());
});

const good = 'tests/fixtures/samples/rpc-json/good';
const bodies = readdirSync(good)
  .flatMap((file) => samplesOfPage(path.join(good, file)))
  .filter(({meta, code}) => meta.method?.includes('/') && !code.includes('"paths"'))
  .map((sample) => [sample.meta.method ?? '', sample] as const);

test.each(bodies)('the SDK itself reads a body of %s, and writes the same', (name, {code, meta}) => {
  const [service = '', method = ''] = name.split('/');
  const info = grpcServices.get(service)?.get(method);
  const type = (meta.body === 'request' ? info?.I : info?.O) as IMessageType<object>;
  const json = JSON.parse(code) as Parameters<typeof type.fromJson>[0];
  expect(type.toJson(type.fromJson(json, {ignoreUnknownFields: false}))).toEqual(json);
});
