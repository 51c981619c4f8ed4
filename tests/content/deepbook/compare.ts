import type {MoveFunction, MoveInterface, MoveStruct, Typed} from './interface';
import type {Sdk, SdkFunction} from '../../lib/sdk-bindings';

const camel = (name: string): string => name.replace(/^_+/, '').replace(/_+(\w)/g, (_all, letter: string) => letter.toUpperCase());

const plain = new Set(['u8', 'u16', 'u32', 'u64', 'u128', 'u256', 'bool', 'address']);

/** How the SDK writes the type of a Move parameter. */
function encodingOf(type: string): string | null {
  const bare = type.replace(/^&(mut )?/, '');
  if (plain.has(bare)) return bare;
  if (bare === 'ID') return '0x2::object::ID';
  if (bare === 'Clock') return '0x2::clock::Clock';
  const [, outer, inner] = /^(Option|vector)<(.+)>$/.exec(bare) ?? [];
  const element = inner === undefined ? null : encodingOf(inner);
  if (outer === undefined || element === null) return null;
  return outer === 'vector' ? `vector<${element}>` : `0x1::option::Option<${element}>`;
}

/** How the SDK calls the kind of a Move field. */
function kindOf(type: string): string {
  if (type === 'ID' || type === 'UID' || type === 'address') return 'Address';
  const outer = type.replace(/<.*$/, '');
  return outer === 'Option' ? 'option' : outer;
}

const isContext = ({type}: Typed): boolean => type.endsWith('TxContext');

function functionProblems(key: string, fun: MoveFunction, sdk: SdkFunction): string[] {
  const parameters = fun.parameters.filter((each) => !isContext(each));
  const types = parameters.map(({type}) => encodingOf(type));
  const names = parameters.filter(({type}) => type !== '&Clock').map(({name}) => camel(name));
  const problems: string[] = [];
  if (JSON.stringify(types) !== JSON.stringify(sdk.types)) problems.push(`${key} takes ${types.join()}; in the SDK ${sdk.types.join()}`);
  if (JSON.stringify(names) !== JSON.stringify(sdk.names)) problems.push(`${key} names ${names.join()}; in the SDK ${sdk.names.join()}`);
  if (fun.typeParameters !== sdk.typeParameters)
    problems.push(`${key} has ${fun.typeParameters} type parameters; in the SDK ${sdk.typeParameters}`);
  return problems;
}

function structProblems(key: string, {fields}: MoveStruct, sdk: readonly {name: string; kind: string}[]): string[] {
  const own = fields.map(({name, type}) => `${name}: ${kindOf(type)}`).join();
  const theirs = sdk.map(({name, kind}) => `${name}: ${kind}`).join();
  return own === theirs ? [] : [`${key} has ${own}; in the SDK ${theirs}`];
}

/**
 * Holds an interface against the SDK.
 *
 * @param newer what the SDK lacks, each with a reason; one that it has by now is stale
 */
export function differences(found: MoveInterface, sdk: Sdk, newer: Readonly<Record<string, string>>): string[] {
  const problems: string[] = [];
  for (const [key, fun] of found.functions) {
    const theirs = sdk.functions.get(key);
    if (theirs) problems.push(...functionProblems(key, fun, theirs));
    else if (!(key in newer)) problems.push(`${key} is not in the SDK`);
  }
  for (const [key, struct] of found.structs) {
    const theirs = sdk.structs.get(key);
    if (theirs) problems.push(...structProblems(key, struct, theirs));
    else if (!(key in newer)) problems.push(`${key} is not in the SDK`);
  }
  for (const key of Object.keys(newer)) {
    if (sdk.functions.has(key) || sdk.structs.has(key)) problems.push(`${key} is on the list of what the SDK lacks, and it has it`);
    else if (!found.functions.has(key) && !found.structs.has(key)) problems.push(`${key} is on the list and not in the interface`);
  }
  return problems;
}
