import type {AbiModuleJson} from '../../reference/abi/schema';
import type {AbortConstant} from '../../reference/move/constants';
import type {ModuleNames} from '../../reference/move/names';
import {moduleNodes, parseMove, type MoveNode} from '../../samples/move/syntax';
import {abortConstantOf} from './constants';
import {datatypeOf, typeParametersOf} from './datatypes';
import {functionOf} from './functions';
import {itemsOf, withoutComments, type Item} from '../../samples/move/items';
import {namesOf} from './uses';

/** What one module of Move source says. */
export interface ModuleSource {
  packageName: string;
  /** In the shape of an ABI file. All functions are in it, private ones too. */
  abi: AbiModuleJson;
  names: Required<ModuleNames>;
  constants: Readonly<Record<string, AbortConstant>>;
}

/** `module deepbook::pool` in its parts. */
function identityOf(module: MoveNode): {packageName: string; module: string} {
  const identity = module.childForFieldName('module_identity');
  const [packageName, name] = [identity?.childForFieldName('address')?.text, identity?.childForFieldName('module')?.text];
  if (packageName === undefined || name === undefined) throw new Error(`"${module.text.split('\n', 1).join('')}" begins no module`);
  return {packageName, module: name};
}

/**
 * The grammar goes on where it does not understand; what stands in a header has to be understood
 * whole.
 */
function checkHeader({node, name}: Item, place: string): void {
  const broken = node.namedChildren.find((child) => child.type !== 'block' && child.hasError());
  if (broken !== undefined) throw new Error(`${place}::${name}: the grammar does not understand "${broken.text}"`);
}

const datatypeKinds = ['struct_definition', 'enum_definition'];
const functionKinds = ['function_definition', 'native_function_definition'];

function readModule(node: MoveNode, addresses: ReadonlyMap<string, string>): ModuleSource {
  const {packageName, module} = identityOf(node);
  const address = addresses.get(packageName);
  if (address === undefined) throw new Error(`${packageName}::${module}: there is no address of the name ${packageName}`);
  const items = itemsOf(node.childForFieldName('module_body') ?? node);
  const uses = items.filter((item) => item.node.type === 'use_declaration').map((item) => withoutComments(item.node.text));
  const scope = {packageName, module, names: namesOf(uses), addresses, typeParameters: []};
  const datatypes = items.filter((item) => datatypeKinds.includes(item.node.type));
  const functionItems = items.filter((item) => functionKinds.includes(item.node.type));
  for (const item of [...datatypes, ...functionItems]) checkHeader(item, `${packageName}::${module}`);
  const functions = functionItems.map((item) => functionOf(item, scope));
  return {
    packageName,
    abi: {name: module, datatypes: datatypes.map((item) => datatypeOf(item, scope, address)), functions: functions.map(({json}) => json)},
    names: {
      types: Object.fromEntries(
        datatypes
          .map((item) => [item.name, typeParametersOf(item.node).map(({name}) => name)] as const)
          .filter(([, types]) => types.length > 0),
      ),
      functions: Object.fromEntries(functions.map(({json, names}) => [json.name, names])),
    },
    constants: Object.fromEntries(
      items
        .filter((item) => item.node.type === 'constant')
        .flatMap((item) => {
          const constant = abortConstantOf(item);
          return constant === undefined ? [] : [[item.name, constant] as const];
        }),
    ),
  };
}

/**
 * Reads the modules of a file of Move source.
 *
 * @param addresses of all packages that the source names
 * @throws where the source does not parse, or a name means nothing
 */
export async function readModules(text: string, addresses: ReadonlyMap<string, string>): Promise<ModuleSource[]> {
  const tree = await parseMove(text);
  try {
    return moduleNodes(tree).map((node) => readModule(node, addresses));
  } finally {
    tree.delete();
  }
}
