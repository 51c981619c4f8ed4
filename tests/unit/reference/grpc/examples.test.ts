import {readdirSync, readFileSync} from 'node:fs';
import {GrpcTypes} from '@mysten/sui/grpc';
import {isValidSuiAddress, isValidTransactionDigest} from '@mysten/sui/utils';
import type {JsonValue} from '@protobuf-ts/runtime';
import {loadGrpc} from '../../../../src/reference/grpc/load';
import {exampleFile, grpcurl} from '../../../../src/reference/grpc/method-section';
import type {Message} from '../../../../src/reference/grpc/model';
import {serviceOverlays, type JsonData, type JsonObject} from '../../../../src/reference/grpc/overlay';
import {readReflection} from '../../../../src/reference/grpc/reflection';
import {checkScript} from '../../../../src/samples/shell/check-script';

interface Codec {
  fromJson: (json: JsonValue, options: {ignoreUnknownFields: boolean}) => object;
}

const model = loadGrpc();
const reflection = readReflection(GrpcTypes);
const messages = new Map(model.messages.map((message) => [message.name, message]));
const cases = model.services.flatMap((service) =>
  service.methods.map((method) => {
    const own = serviceOverlays[service.name];
    const overlay = own?.methods[method.name];
    if (!own || !overlay) throw new Error(`no overlay for ${service.name}.${method.name}`);
    return {name: method.name, service, method, own, overlay};
  }),
);

const isObject = (value: JsonData): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);
const camelCase = (path: string): string => path.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** The mask as protobuf's JSON has it; `grpcurl` takes it as an object. */
function standardJson(request: JsonObject): JsonObject {
  const mask = request.read_mask;
  if (mask === undefined || !isObject(mask)) return request;
  return {...request, read_mask: (mask.paths as string[]).map(camelCase).join(',')};
}

const read = (message: string, json: JsonObject): object =>
  (reflection.messages.get(message) as unknown as Codec).fromJson(json as JsonValue, {ignoreUnknownFields: false});

/** The first name of a path that its message does not have. */
function wrongStep(root: Message | undefined, path: string): string | undefined {
  let message = root;
  for (const step of path.split('.')) {
    const field = message?.fields.find((candidate) => candidate.name === step);
    if (!field) return `${path}: ${message?.name ?? 'a scalar'} has no "${step}"`;
    message = field.type.kind === 'message' ? messages.get(field.type.name) : undefined;
  }
  return undefined;
}

const pathsOf = (request: JsonObject): string[] => {
  const mask = request.read_mask;
  return mask !== undefined && isObject(mask) ? (mask.paths as string[]) : [];
};

describe.each(cases)('$name', ({service, method, own, overlay}) => {
  test('the request reads as its message', () => {
    expect(() => read(method.input, standardJson(overlay.request))).not.toThrow();
  });

  test('every response reads as its message; only a stream has several', () => {
    for (const frame of overlay.response) expect(() => read(method.output, frame)).not.toThrow();
    if (!method.streaming) expect(overlay.response).toHaveLength(1);
  });

  test('a mask is there where the request has one, and its paths lead to fields', () => {
    const hasMask = messages.get(method.input)?.fields.some((field) => field.name === 'read_mask') ?? false;
    expect(overlay.mask !== undefined).toBe(hasMask);
    const root = messages.get(`sui.rpc.v2.${overlay.mask?.root ?? ''}`);
    const paths = [...pathsOf(overlay.request), ...(overlay.mask?.default ?? '').split(',').filter((path) => path !== '' && path !== '*')];
    expect(paths.map((path) => wrongStep(root, path)).filter(Boolean)).toEqual([]);
  });

  test('the TypeScript example calls the method, with paths that lead to fields', () => {
    const text = readFileSync(exampleFile(method.name), 'utf8');
    expect(text).toContain(`client.${own.client}.${method.name.charAt(0).toLowerCase()}${method.name.slice(1)}(`);
    const paths = [...text.matchAll(/paths: \[([^\]]*)\]/g)].flatMap(([, list]) =>
      [...(list ?? '').matchAll(/'([^']+)'/g)].map(([, path]) => path ?? ''),
    );
    const root = messages.get(`sui.rpc.v2.${overlay.mask?.root ?? ''}`);
    expect(paths.map((path) => wrongStep(root, path)).filter(Boolean)).toEqual([]);
  });

  test('the command line parses and can be pasted', () => {
    const command = grpcurl(service, method, own, overlay);
    expect(checkScript(command)).toEqual([]);
    expect(command.startsWith('grpcurl ')).toBe(true);
    expect(command.endsWith(` ${service.name}/${method.name}`)).toBe(true);
  });
});

const stringsIn = (value: JsonData): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  return isObject(value) ? Object.values(value).flatMap(stringsIn) : [];
};

test('addresses and digests in examples are valid', () => {
  const strings = cases.flatMap(({overlay}) => [overlay.request, ...overlay.response].flatMap(stringsIn));
  const addresses = strings.filter((text) => /^0x[0-9a-f]{64}$/.test(text));
  expect(addresses.length).toBeGreaterThan(20);
  expect(strings.filter((text) => /^0x[0-9a-f]+$/.test(text) && text.length > 10 && !isValidSuiAddress(text))).toEqual([]);
  const digests = strings.filter((text) => /^[1-9A-HJ-NP-Za-km-z]{43,44}$/.test(text));
  expect(digests.length).toBeGreaterThan(10);
  expect(digests.filter((text) => !isValidTransactionDigest(text))).toEqual([]);
});

test('every example file belongs to a method, and no two methods share one', () => {
  const files = readdirSync('examples/ts/reference/grpc').map((file) => `examples/ts/reference/grpc/${file}`);
  expect(files.sort()).toEqual(cases.map(({name}) => exampleFile(name)).sort());
});

describe('the checks find what is wrong', () => {
  test('an unknown field', () => {
    expect(() => read('sui.rpc.v2.GetObjectRequest', {object: '0x6'})).toThrow(/object/);
  });

  test('a wrong path', () => {
    expect(wrongStep(messages.get('sui.rpc.v2.Object'), 'owner.addres')).toBe('owner.addres: sui.rpc.v2.Owner has no "addres"');
  });
});
