import type {MoveNode} from '../../samples/move/syntax';

/** What names stand for in a file: `coin` for `sui::coin`, and `Coin` for `sui::coin::Coin`. */
export interface Aliases {
  modules: Map<string, string>;
  members: Map<string, string>;
}

/**
 * Names that every module of edition 2024 has. Source: the compiler's implicit aliases, as the Move
 * Book lists them.
 */
const implicit = {
  modules: ['std::vector', 'std::option', 'sui::object', 'sui::transfer', 'sui::tx_context'],
  members: ['std::option::Option', 'sui::object::ID', 'sui::object::UID', 'sui::tx_context::TxContext'],
};

/** Gives a path a name. One that two modules of a file give to different paths leads nowhere. */
const call = (names: Map<string, string>, name: string, path: string): void => {
  names.set(name, (names.get(name) ?? path) === path ? path : '');
};

const lastOf = (path: string): string => path.split('::').at(-1) ?? path;

const childrenOf = (node: MoveNode, type: string): MoveNode[] => node.namedChildren.filter((child) => child.type === type);

/** A member of a module, by the name that it has here. */
function readMember(member: MoveNode, module: string, aliases: Aliases): void {
  const [name, as = name] = childrenOf(member, 'identifier').map(({text}) => text);
  if (name === undefined || as === undefined) return;
  if (name === 'Self') call(aliases.modules, as === 'Self' ? lastOf(module) : as, module);
  else call(aliases.members, as, `${module}::${name}`);
}

/**
 * `use sui::{clock::Clock, table, event::{Self, emit}}`: members of a package are modules, alone or
 * with members of their own.
 */
function readMemberOfPackage(member: MoveNode, packageName: string, aliases: Aliases): void {
  const [module, ...names] = childrenOf(member, 'identifier').map(({text}) => text);
  if (module === undefined) return;
  const path = `${packageName}::${module}`;
  const nested = childrenOf(member, 'use_member');
  const hasMember = member.children.some(({type}) => type === '::');
  const as = names.at(-1);
  if (nested.length > 0) for (const own of nested) readMember(own, path, aliases);
  else if (hasMember && as !== undefined) call(aliases.members, as, `${path}::${names[0] ?? as}`);
  else call(aliases.modules, as ?? module, path);
}

function readUse(use: MoveNode, aliases: Aliases): void {
  const [module] = childrenOf(use, 'module_identity');
  const members = childrenOf(use, 'use_member');
  if (use.type === 'use_module') {
    const [as] = childrenOf(use, 'module_identifier');
    if (module) call(aliases.modules, as?.text ?? lastOf(module.text), module.text);
  } else if (module) for (const member of members) readMember(member, module.text, aliases);
  else {
    const [packageName] = childrenOf(use, 'module_identifier');
    if (packageName) for (const member of members) readMemberOfPackage(member, packageName.text, aliases);
  }
}

/**
 * Reads the `use` declarations of a file, and what stands without any. A `use` within a function
 * counts for the whole file.
 *
 * @param root of the file's syntax tree
 */
export function aliasesIn(root: MoveNode): Aliases {
  const aliases: Aliases = {
    modules: new Map(implicit.modules.map((path) => [lastOf(path), path])),
    members: new Map(implicit.members.map((path) => [lastOf(path), path])),
  };
  for (const declaration of root.descendantsOfType('use_declaration')) for (const use of declaration.namedChildren) readUse(use, aliases);
  return aliases;
}
