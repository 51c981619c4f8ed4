import type {AbiFunction, AbiModule, Datatype, Field, MoveType} from '../../../../src/reference/abi/types';
import {isEmpty} from '../../../../src/reference/abi/is-empty';
import type {FunctionNames, ModuleNames} from '../../../../src/reference/move/names';
import type {Sdk, SdkFunction} from '../../../lib/sdk-bindings';

/** An interface of ours: the modules of a package with the names of parameters. */
export interface PackageInterface {
  modules: readonly AbiModule[];
  names: Readonly<Record<string, ModuleNames>>;
}

const plain = (name: string): string => name.replaceAll('_', '').toLowerCase();

/** Objects that a binding fills in, and the context that the runtime does. */
const filledIn = new Set(['0x2::clock::Clock', '0x2::random::Random', '0x2::deny_list::DenyList', '0x3::sui_system::SuiSystemState']);
const nameOf = (type: MoveType): string => (type.kind === 'datatype' ? `${type.address}::${type.module}::${type.name}` : '');
const isContext = (type: MoveType): boolean => nameOf(type) === '0x2::tx_context::TxContext';

/** Structs that a transaction may give as bytes, with the name that bindings have for them. */
const encoded: Readonly<Record<string, string>> = {
  '0x1::string::String': '0x1::string::String',
  '0x1::ascii::String': '0x1::string::String',
  '0x2::object::ID': '0x2::object::ID',
  '0x2::object::UID': '0x2::object::ID',
};

/**
 * How a binding writes the type of an argument: `null` where it has to be an object or a result.
 */
function encodingOf(type: MoveType): string | null {
  if (type.kind === 'primitive') return type.name;
  if (type.kind === 'parameter') return null;
  if (type.kind === 'vector') return `vector<${encodingOf(type.element) ?? 'null'}>`;
  const name = nameOf(type);
  if (filledIn.has(name)) return name;
  if (encoded[name] !== undefined) return encoded[name];
  const [inner] = type.arguments;
  const element = name === '0x1::option::Option' && inner !== undefined ? encodingOf(inner) : null;
  return element === null ? null : `${name}<${element}>`;
}

/** Type parameters stand as templates in a binding, which says nothing that could be compared. */
const isTemplate = (type: string | null | undefined): boolean => type?.includes('${') === true;

function functionProblems(key: string, fun: AbiFunction, given: FunctionNames | undefined, sdk: SdkFunction): string[] {
  const all = fun.parameters.map(({type}, index) => ({type, name: given?.params?.[index] ?? ''})).filter(({type}) => !isContext(type));
  const types = all.map(({type}, index) => (isTemplate(sdk.types[index]) ? (sdk.types[index] ?? null) : encodingOf(type)));
  const named = all.filter(({type}) => !filledIn.has(nameOf(type))).map(({name}) => plain(name));
  // A binding leaves the names out where the source has none.
  const names = named.every((name) => name === '') ? [] : named;
  const [own, other] = [types, sdk.types].map((list) => list.join());
  const problems = own === other && types.length === sdk.types.length ? [] : [`${key} takes ${own ?? ''}; in the SDK ${other ?? ''}`];
  if (names.join() !== sdk.names.map(plain).join()) problems.push(`${key} names ${names.join()}; in the SDK ${sdk.names.join()}`);
  if (fun.typeParameters.length !== sdk.typeParameters)
    problems.push(`${key} has ${fun.typeParameters.length} type parameters; in the SDK ${sdk.typeParameters}`);
  return problems;
}

const kinds = new Set(['u8', 'u16', 'u32', 'u64', 'u128', 'u256', 'bool']);

/** A field as a binding has it, as far as that says the type. */
const fieldKey = ({name, type}: Field): string => (type.kind === 'primitive' && kinds.has(type.name) ? `${name}: ${type.name}` : name);

function structProblems(key: string, fields: readonly Field[], sdk: readonly {name: string; kind: string}[]): string[] {
  const other = sdk.map(({name, kind}) => (kinds.has(kind) ? `${name}: ${kind}` : name));
  const dummy = other.length === 1 && /^(?:dummy_field|pos0): bool$/.test(other[0] ?? '');
  if (isEmpty(fields) && (other.length === 0 || dummy)) return [];
  const own = fields.map(fieldKey).join();
  return own === other.join() ? [] : [`${key} has ${own}; in the SDK ${other.join()}`];
}

function datatypeProblems(key: string, {fields, variants}: Datatype, sdk: Sdk): string[] {
  const found = fields === undefined ? sdk.enums.get(key) : sdk.structs.get(key);
  if (found === undefined) return [`${key} is not in the SDK`];
  if (fields !== undefined) return structProblems(key, fields, sdk.structs.get(key) ?? []);
  const own = (variants ?? []).map(({name}) => name).join();
  return own === sdk.enums.get(key)?.join() ? [] : [`${key} has the variants ${own}; in the SDK ${sdk.enums.get(key)?.join() ?? ''}`];
}

function problemsOf({modules, names}: PackageInterface, sdk: Sdk): string[] {
  const items = modules.flatMap(({name: module, functions, datatypes}) => [
    ...functions.map((fun) => ({key: `${module}::${fun.name}`, fun, given: names[module]?.functions?.[fun.name]})),
    ...datatypes.map((datatype) => ({key: `${module}::${datatype.name}`, datatype})),
  ]);
  const known = new Set(items.map(({key}) => key));
  const strange = [...sdk.functions.keys(), ...sdk.structs.keys(), ...sdk.enums.keys()].filter((key) => !known.has(key));
  return [
    ...items.flatMap((item) => {
      if ('datatype' in item) return datatypeProblems(item.key, item.datatype, sdk);
      const found = sdk.functions.get(item.key);
      return found === undefined ? [`${item.key} is not in the SDK`] : functionProblems(item.key, item.fun, item.given, found);
    }),
    ...strange.map((key) => `${key} is in the SDK alone`),
  ];
}

/**
 * How the interface of a package differs from what an SDK generated.
 *
 * @param known differences that have a reason, by the item or the module that they begin with; one
 *   that explains nothing is an error
 */
export function differences(own: PackageInterface, sdk: Sdk, known: Readonly<Record<string, string>>): string[] {
  const problems = problemsOf(own, sdk);
  const explains = (name: string, problem: string): boolean => problem.startsWith(`${name} `) || problem.startsWith(`${name}::`);
  const open = problems.filter((problem) => !Object.keys(known).some((name) => explains(name, problem)));
  const idle = Object.keys(known).filter((name) => !problems.some((problem) => explains(name, problem)));
  return [...open, ...idle.map((name) => `${name}: no difference is left`)];
}
