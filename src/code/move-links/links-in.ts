import {parseMove, type MoveNode} from '../../samples/move/syntax';
import type {NameLinks} from '../highlight/link-names';
import {aliasesIn, type Aliases} from './aliases';
import type {FrameworkNames} from './framework-names';

/**
 * Kinds of nodes that give a name to something of the file's own, after which the name alone says
 * nothing of the framework.
 */
const namings = [
  'variable_identifier',
  'struct_identifier',
  'enum_identifier',
  'function_identifier',
  'field_identifier',
  'constant_identifier',
];

/**
 * Kinds of nodes that a path consists of; type arguments, which stand in one, are paths of their
 * own.
 */
const parts = new Set(['module_identity', 'module_identifier', 'identifier']);

/**
 * A path as it stands in the code, without its type arguments: `coin::Coin` of `coin::Coin<SUI>`.
 */
const pathOf = (access: MoveNode): string =>
  access.namedChildren
    .filter(({type}) => parts.has(type))
    .map(({text}) => text)
    .join('::');

/** The path in full, as the framework has it: `sui::coin::Coin` for `coin::Coin`. */
function inFull(path: string, {modules, members}: Aliases): string | undefined {
  const [first = '', ...rest] = path.split('::');
  if (rest.length === 0) return members.get(first);
  if (rest.length > 1) return path;
  const module = modules.get(first);
  return module && `${module}::${rest.join('::')}`;
}

function addressOf(full: string, names: FrameworkNames): string | undefined {
  const parted = full.lastIndexOf('::');
  return names.get(full)?.route ?? names.get(full.slice(0, parted))?.members.get(full.slice(parted + 2));
}

/**
 * Names of the framework in Move source, as the code writes them, with the places where the
 * reference explains them. What a name stands for comes from the file's `use` declarations; a name
 * that the file gives to something of its own is left out, for it may be either.
 *
 * @param source a whole file
 */
export async function frameworkLinksIn(source: string, names: FrameworkNames): Promise<NameLinks> {
  const tree = await parseMove(source);
  const root = tree.rootNode;
  const aliases = aliasesIn(root);
  const own = new Set(root.descendantsOfType(namings).map(({text}) => text));
  const links = new Map<string, string>();
  const add = (path: string, full: string | undefined): void => {
    const address = full === undefined || own.has(path) ? undefined : addressOf(full, names);
    if (address !== undefined) links.set(path, address);
  };
  for (const access of root.descendantsOfType('module_access')) {
    const path = pathOf(access);
    add(path, inFull(path, aliases));
  }
  for (const [name, full] of aliases.members) add(name, full);
  // A declaration has the path itself.
  for (const full of [...aliases.modules.values(), ...aliases.members.values()]) add(full, full);
  tree.delete();
  return links;
}
