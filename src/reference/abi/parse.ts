import * as z from 'zod';
import {abiSchema, type AbiModuleJson, type AbiTypeJson} from './schema';
import type {Ability, AbiFunction, AbiModule, Datatype, Field, MoveType, SignatureType, TypeParameter} from './types';

/** An ABI cannot be read. The message names the file and the place in it. */
export class AbiError extends Error {
  override name = 'AbiError';
}

const primitives = ['', 'address', 'bool', 'u8', 'u16', 'u32', 'u64', 'u128', 'u256'];
const vector = 9;
const datatype = 10;
const abilities: Record<1 | 2 | 3 | 4, Ability> = {1: 'copy', 2: 'drop', 3: 'store', 4: 'key'};
const visibilities = {1: 'private', 2: 'public', 3: 'package'} as const;
const references = {1: '&', 2: '&mut '} as const;

/** `0x0…02::coin::Coin` in its parts, the address in short form. */
function readTypeName(typeName: string | undefined): {address: string; module: string; name: string} {
  const [address, module, name, ...rest] = typeName?.split('::') ?? [];
  if (address === undefined || module === undefined || name === undefined || rest.length > 0)
    throw new AbiError(`expected a type name "0x…::module::Name", found ${JSON.stringify(typeName)}`);
  return {address: address.replace(/^0x0*(?=.)/, '0x'), module, name};
}

function readType(json: AbiTypeJson): MoveType {
  const inner = json.typeParameterInstantiation.map(readType);
  const primitive = primitives[json.type];
  if (primitive !== undefined) return {kind: 'primitive', name: primitive};
  if (json.type === vector) {
    const [element] = inner;
    if (element === undefined) throw new AbiError('a vector type has no element type');
    return {kind: 'vector', element};
  }
  if (json.type === datatype) return {kind: 'datatype', ...readTypeName(json.typeName), arguments: inner};
  if (json.typeParameter === undefined) throw new AbiError('a type parameter has no index');
  return {kind: 'parameter', index: json.typeParameter};
}

const readField = ({name, type}: {name: string; type: AbiTypeJson}): Field => ({name, type: readType(type)});

const readSignatureType = ({reference, body}: AbiModuleJson['functions'][number]['returns'][number]): SignatureType => ({
  reference: reference === undefined ? '' : references[reference],
  type: readType(body),
});

const readTypeParameter = (json: {constraints: (1 | 2 | 3 | 4)[]; isPhantom?: boolean}): TypeParameter => ({
  constraints: json.constraints.map((ability) => abilities[ability]),
  phantom: json.isPhantom ?? false,
});

const readDatatype = (json: AbiModuleJson['datatypes'][number]): Datatype => ({
  name: json.name,
  abilities: json.abilities.map((ability) => abilities[ability]),
  typeParameters: json.typeParameters.map(readTypeParameter),
  ...(json.kind === 1
    ? {fields: json.fields.map(readField)}
    : {variants: json.variants.map(({name, fields}) => ({name, fields: fields.map(readField)}))}),
});

const readFunction = (json: AbiModuleJson['functions'][number]): AbiFunction => ({
  name: json.name,
  visibility: visibilities[json.visibility],
  entry: json.isEntry,
  typeParameters: json.typeParameters.map(readTypeParameter),
  parameters: json.parameters.map(readSignatureType),
  returns: json.returns.map(readSignatureType),
});

/** Runs a reader and says, where it fails, in which item. */
function within<T>(place: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof AbiError) throw new AbiError(`${place}: ${error.message}`);
    throw error;
  }
}

/**
 * Turns the JSON of one ABI file into modules.
 *
 * @param source name of the file, for messages
 * @throws {AbiError} where the JSON has another shape than `schema.ts` states
 */
export function parseAbi(json: unknown, source: string): AbiModule[] {
  const parsed = abiSchema.safeParse(json);
  if (!parsed.success) throw new AbiError(`${source}: not the shape of src/reference/abi/schema.ts.\n${z.prettifyError(parsed.error)}`);
  return parsed.data.map(({address, module}) => ({
    address,
    name: module.name,
    datatypes: module.datatypes.map((item) => within(`${source}: ${module.name}::${item.name}`, () => readDatatype(item))),
    functions: module.functions.map((item) => within(`${source}: ${module.name}::${item.name}`, () => readFunction(item))),
  }));
}
