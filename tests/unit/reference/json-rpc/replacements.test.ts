import {readFileSync} from 'node:fs';
import {SuiGrpcClient} from '@mysten/sui/grpc';
import {buildSchema, isInterfaceType, isObjectType} from 'graphql';
import {code, link} from '../../../../src/reference/build';
import {loadGrpc} from '../../../../src/reference/grpc/load';
import {loadJsonRpc} from '../../../../src/reference/json-rpc/load';
import {summarize} from '../../../../src/reference/json-rpc/replacement';
import {replacements} from '../../../../src/reference/json-rpc/replacements';

const schema = buildSchema(readFileSync('node_modules/@mysten/sui/src/graphql/generated/schema.graphql', 'utf8'));
const services = new Map(loadGrpc().services.map((service) => [service.name, service.methods.map((method) => method.name)]));
const all = Object.entries(replacements);

function hasField(name: string): boolean {
  const [typeName = '', field = ''] = name.split('.');
  const type = schema.getType(typeName);
  return (isObjectType(type) || isInterfaceType(type)) && type.getFields()[field] !== undefined;
}

test('every method has an entry, and no entry is for nothing', () => {
  expect(Object.keys(replacements).sort()).toEqual(
    loadJsonRpc()
      .methods.map(({name}) => name)
      .sort(),
  );
});

test('every gRPC method exists', () => {
  const wrong = all.flatMap(([name, {grpc}]) =>
    grpc
      .filter((method) => {
        const [service = '', own = ''] = method.split('.');
        return !services.get(`sui.rpc.v2.${service}`)?.includes(own);
      })
      .map((method) => `${name}: ${method}`),
  );
  expect(wrong).toEqual([]);
});

test('every GraphQL field exists', () => {
  expect(all.flatMap(([name, {graphql}]) => graphql.filter((field) => !hasField(field)).map((field) => `${name}: ${field}`))).toEqual([]);
  expect(hasField('Query.transactionBlock')).toBe(false);
});

test('every function of the SDK exists', () => {
  const prototype = SuiGrpcClient.prototype as unknown as Record<string, unknown>;
  expect(all.flatMap(([name, {sdk}]) => (sdk !== undefined && typeof prototype[sdk] !== 'function' ? [`${name}: ${sdk}`] : []))).toEqual(
    [],
  );
});

test('what fits directly names a service, and what has no replacement names none', () => {
  for (const [name, {fit, grpc, graphql, advice}] of all) {
    expect([name, fit === 'none', grpc.length + graphql.length === 0]).toEqual([name, fit === 'none', fit === 'none']);
    expect(advice.length).toBeGreaterThan(30);
  }
});

test.each([
  ['sui_getObject', 'gRPC [LedgerService.GetObject](#grpc) or GraphQL Query.object'],
  ['sui_tryGetPastObject', 'gRPC [LedgerService.GetObject](#grpc) or GraphQL Query.object and Query.objectVersions'],
  ['suix_getStakes', 'gRPC [StateService.ListOwnedObjects](#grpc) or GraphQL Address.objects, as described below'],
  ['suix_subscribeEvent', 'gRPC [SubscriptionService.SubscribeEvents](#grpc)'],
  ['suix_getMoveCallMetrics', 'an indexer of your own; no public service has these figures'],
  ['unsafe_pay', 'a [programmable transaction block](/concepts/transactions/prog-txn-blocks) built with an SDK'],
])('%s in one line', (name, expected) => {
  const replacement = replacements[name];
  expect(replacement && summarize(replacement, {toGrpc: (target) => link('#grpc', target), toGraphql: code})).toBe(expected);
});
