import {readFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {abiSchema, type AbiJson, type AbiTypeJson} from './abi-schema';

export type Ability = 'copy' | 'drop' | 'store' | 'key';

export type MoveType =
  | {kind: 'primitive'; name: string}
  | {kind: 'vector'; element: MoveType}
  | {kind: 'parameter'; index: number}
  | {kind: 'datatype'; address: string; module: string; name: string; arguments: MoveType[]};

export interface SignatureType {
  reference: '' | '&' | '&mut ';
  type: MoveType;
}

export interface Field {
  name: string;
  type: MoveType;
}

export interface TypeParameter {
  constraints: Ability[];
  phantom: boolean;
}

export interface Datatype {
  name: string;
  abilities: Ability[];
  typeParameters: TypeParameter[];
  /** Set for a struct. */
  fields?: Field[];
  /** Set for an enum. */
  variants?: {name: string; fields: Field[]}[];
}

export interface AbiFunction {
  name: string;
  visibility: 'private' | 'public' | 'package';
  entry: boolean;
  typeParameters: TypeParameter[];
  parameters: SignatureType[];
  returns: SignatureType[];
}

export interface AbiModule {
  /** Short form, `0x2`. */
  address: string;
  name: string;
  datatypes: Datatype[];
  functions: AbiFunction[];
}

const primitives = ['', 'address', 'bool', 'u8', 'u16', 'u32', 'u64', 'u128', 'u256'];
const abilities: Record<1 | 2 | 3 | 4, Ability> = {1: 'copy', 2: 'drop', 3: 'store', 4: 'key'};
const visibilities = {1: 'private', 2: 'public', 3: 'package'} as const;
const references = {1: '&', 2: '&mut '} as const;

type ModuleJson = AbiJson[number]['module'];

function readDatatypeName(typeName: string | undefined): {address: string; module: string; name: string} {
  const [address, module, name, ...rest] = typeName?.split('::') ?? [];
  if (address === undefined || module === undefined || name === undefined || rest.length > 0)
    throw new Error(`expected a type name "0x…::module::Name", found ${JSON.stringify(typeName)}`);
  return {address: address.replace(/^0x0*(?=.)/, '0x'), module, name};
}

function readType(json: AbiTypeJson): MoveType {
  const inner = json.typeParameterInstantiation.map(readType);
  const primitive = primitives[json.type];
  if (primitive !== undefined) return {kind: 'primitive', name: primitive};
  if (json.type === 9) {
    const [element] = inner;
    if (element === undefined) throw new Error('a vector type has no element type');
    return {kind: 'vector', element};
  }
  if (json.type === 10) return {kind: 'datatype', ...readDatatypeName(json.typeName), arguments: inner};
  if (json.typeParameter === undefined) throw new Error('a type parameter has no index');
  return {kind: 'parameter', index: json.typeParameter};
}

const readField = ({name, type}: {name: string; type: AbiTypeJson}): Field => ({name, type: readType(type)});

const readSignatureType = ({reference, body}: ModuleJson['functions'][number]['returns'][number]): SignatureType => ({
  reference: reference === undefined ? '' : references[reference],
  type: readType(body),
});

const readTypeParameter = (json: {constraints: (1 | 2 | 3 | 4)[]; isPhantom?: boolean}): TypeParameter => ({
  constraints: json.constraints.map((ability) => abilities[ability]),
  phantom: json.isPhantom ?? false,
});

const readDatatype = (json: ModuleJson['datatypes'][number]): Datatype => ({
  name: json.name,
  abilities: json.abilities.map((ability) => abilities[ability]),
  typeParameters: json.typeParameters.map(readTypeParameter),
  ...(json.kind === 1
    ? {fields: json.fields.map(readField)}
    : {variants: json.variants.map(({name, fields}) => ({name, fields: fields.map(readField)}))}),
});

const readFunction = (json: ModuleJson['functions'][number]): AbiFunction => ({
  name: json.name,
  visibility: visibilities[json.visibility],
  entry: json.isEntry,
  typeParameters: json.typeParameters.map(readTypeParameter),
  parameters: json.parameters.map(readSignatureType),
  returns: json.returns.map(readSignatureType),
});

/**
 * Turns the JSON of one ABI file into modules.
 *
 * @param source name of the file, for messages
 * @throws where the JSON has another shape than `abi-schema.ts` states
 */
export function parseAbi(json: unknown, source: string): AbiModule[] {
  const parsed = abiSchema.safeParse(json);
  if (!parsed.success)
    throw new Error(`${source}: the ABI's shape changed; adapt src/samples/move/abi-schema.ts.\n${z.prettifyError(parsed.error)}`);
  return parsed.data.map(({address, module}) => ({
    address,
    name: module.name,
    datatypes: module.datatypes.map(readDatatype),
    functions: module.functions.map(readFunction),
  }));
}

/**
 * Reads the ABI of one system package, `0x1`, `0x2` or `0x3`, from the pinned `@typemove/sui`. The files are not in that
 * package's `exports`, so they are found from its entry, `dist/esm/index.js`.
 *
 * @throws where the file is missing or has another shape
 */
export function loadAbi(address: '0x1' | '0x2' | '0x3'): AbiModule[] {
  const file = path.resolve(path.dirname(require.resolve('@typemove/sui')), '../../src/abis', `${address}.json`);
  return parseAbi(JSON.parse(readFileSync(file, 'utf8')), file);
}
