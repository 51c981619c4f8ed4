/**
 * Names that a module of Move source may use without a path, each with the path that it stands for:
 * `Coin` → `sui::coin::Coin`.
 */
export type Names = ReadonlyMap<string, readonly string[]>;

/** What the compiler brings into every module. */
const implicit = [
  'std::vector',
  'std::option',
  'std::option::Option',
  'std::internal',
  'sui::object',
  'sui::object::ID',
  'sui::object::UID',
  'sui::transfer',
  'sui::tx_context',
  'sui::tx_context::TxContext',
];

/**
 * The parts of a list in braces: what is between its commas, but not between those of inner lists.
 */
function members(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const character of list) {
    if (character === ',' && depth === 0) {
      parts.push(part);
      part = '';
    } else {
      depth += character === '{' ? 1 : character === '}' ? -1 : 0;
      part += character;
    }
  }
  return [...parts, part].map((each) => each.trim()).filter((each) => each !== '');
}

/** `sui::{balance::Balance, coin::{Self, Coin as C}}` as pairs of a name and its path. */
function expand(prefix: readonly string[], tree: string): [string, readonly string[]][] {
  const list = /^((?:\w+::)*)\{(.*)\}$/s.exec(tree);
  if (list !== null) {
    const outer = [...prefix, ...(list[1] ?? '').split('::').filter((part) => part !== '')];
    return members(list[2] ?? '').flatMap((member) => expand(outer, member));
  }
  const [target = '', alias] = tree.split(/\s+as\s+/);
  const path = [...prefix, ...target.split('::').map((part) => part.trim())];
  const own = path.at(-1) === 'Self' ? path.slice(0, -1) : path;
  return [[alias ?? own.at(-1) ?? '', own]];
}

/**
 * Reads the `use` declarations of a module.
 *
 * @param declarations their texts, without comments; those of method aliases (`use fun`) name
 *   nothing
 */
export function namesOf(declarations: readonly string[]): Names {
  const given = declarations
    .map((text) => /^(?:public\s+)?use\s+(?!fun\b)(.*);$/s.exec(text.trim())?.[1])
    .flatMap((tree) => (tree === undefined ? [] : expand([], tree.trim())));
  return new Map([...implicit.flatMap((path) => expand([], path)), ...given]);
}
