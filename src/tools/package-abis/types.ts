import type {AbiTypeJson} from '../../reference/abi/schema';
import type {MoveNode} from '../../samples/move/syntax';
import type {Names} from './uses';

/** What the names in a module's source mean. */
export interface Scope {
  /** Name of the package and of the module: `deepbook`, `pool`. */
  packageName: string;
  module: string;
  names: Names;
  /** Where named addresses are: `sui` → `0x2`. */
  addresses: ReadonlyMap<string, string>;
  /** Type parameters of the item at hand, in order. */
  typeParameters: readonly string[];
}

/** Numbers of the types that have no parts, as an ABI gives them. */
const primitives: Readonly<Record<string, number>> = {address: 1, bool: 2, u8: 3, u16: 4, u32: 5, u64: 6, u128: 7, u256: 8};
const kinds = {vector: 9, datatype: 10, parameter: 11};

export const fullAddress = (address: string): string => `0x${address.replace(/^0x/, '').padStart(64, '0')}`;

/** A type name with the address of its package in full: `Coin` → `0x0…2::coin::Coin`. */
export function qualified(path: readonly string[], {packageName, module, names, addresses}: Scope): string {
  const [head = '', ...rest] = path;
  const known = head === 'Self' ? [packageName, module] : names.get(head);
  const whole = path.length === 3 ? path : known !== undefined ? [...known, ...rest] : [packageName, module, head];
  const [owner = ''] = whole;
  const address = addresses.get(owner);
  if (address === undefined || whole.length !== 3) throw new Error(`${packageName}::${module}: ${path.join('::')} is the name of no type`);
  return [fullAddress(address), ...whole.slice(1)].join('::');
}

/** The type arguments of a type: below its name, or beside it where the name has a path. */
function typeArgumentsOf(applied: MoveNode, access: MoveNode): MoveNode[] {
  const holder = [...access.namedChildren, ...applied.namedChildren].find(({type}) => type === 'type_arguments');
  return holder?.namedChildren.filter(isType) ?? [];
}

function namedType(applied: MoveNode, access: MoveNode, scope: Scope): AbiTypeJson {
  const inner = typeArgumentsOf(applied, access).map((node) => typeOf(node, scope));
  const path = access.text
    .replace(/<.*$/s, '')
    .split('::')
    .map((part) => part.trim());
  const [name = ''] = path;
  if (path.length === 1) {
    const index = scope.typeParameters.indexOf(name);
    if (index >= 0) return {typeParameterInstantiation: [], type: kinds.parameter, typeParameter: index};
    if (name === 'vector') return {typeParameterInstantiation: inner, type: kinds.vector};
  }
  return {typeParameterInstantiation: inner, type: kinds.datatype, typeName: qualified(path, scope)};
}

/** Whether a node stands for a type. */
export const isType = ({type}: MoveNode): boolean => ['primitive_type', 'apply_type', 'ref_type', 'tuple_type'].includes(type);

/**
 * A type that may stand in a field, as an ABI has it.
 *
 * @throws where a name means nothing, or the syntax is of no such type
 */
export function typeOf(node: MoveNode, scope: Scope): AbiTypeJson {
  const primitive = node.type === 'primitive_type' ? primitives[node.text] : undefined;
  if (primitive !== undefined) return {typeParameterInstantiation: [], type: primitive};
  const [access] = node.namedChildren;
  if (node.type !== 'apply_type' || access === undefined) throw new Error(`${scope.module}: "${node.text}" is no type of a field`);
  return namedType(node, access, scope);
}

/** A type that may stand in a signature: a reference, or what a field may have. */
export function signatureTypeOf(node: MoveNode, scope: Scope): {reference?: 1 | 2; body: AbiTypeJson} {
  const [reference, referred] = node.namedChildren;
  if (node.type !== 'ref_type' || reference === undefined || referred === undefined) return {body: typeOf(node, scope)};
  return {reference: reference.type === 'mut_ref' ? 2 : 1, body: typeOf(referred, scope)};
}
