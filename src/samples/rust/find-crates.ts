import type {Node} from '@vscode/tree-sitter-wasm';
import {rustCrates} from '@site/src/facts/rust-crates';
import {didYouMean} from '../../lib/suggest';
import type {Finding} from '../lib/report';

const ofTheCompiler = new Set(['std', 'core', 'alloc', 'proc_macro', 'test']);
const items = ['mod_item', 'enum_item', 'struct_item', 'trait_item', 'type_item'];

/** Code writes `sui_rpc` where Cargo writes `sui-rpc`. */
const crateByName = new Map(Object.entries(rustCrates).map(([name, crate]) => [name.replaceAll('-', '_'), crate]));

const present = (nodes: readonly (Node | null)[]): readonly Node[] => nodes.filter((node) => node !== null);

/**
 * The names that the paths of a `use` start with; `crate`, `self` and `super` are nodes of their
 * own kind.
 */
function rootsOf(node: Node): readonly Node[] {
  switch (node.type) {
    case 'identifier':
      return [node];
    case 'scoped_identifier':
    case 'scoped_use_list':
    case 'use_as_clause': {
      const start = node.childForFieldName('path') ?? node.childForFieldName('name') ?? node.childForFieldName('list');
      return start === null ? [] : rootsOf(start);
    }
    case 'use_list':
    case 'use_wildcard':
      return present(node.namedChildren).flatMap(rootsOf);
    default:
      return [];
  }
}

/** The names that the paths of a `use` bring into scope. */
function namesBroughtBy(node: Node): readonly string[] {
  switch (node.type) {
    case 'scoped_identifier':
      return [node.childForFieldName('name')?.text ?? ''];
    case 'use_as_clause':
      return [node.childForFieldName('alias')?.text ?? ''];
    case 'scoped_use_list':
      return present(node.childForFieldName('list')?.namedChildren ?? []).flatMap((child) =>
        child.type === 'identifier' ? [child.text] : namesBroughtBy(child),
      );
    case 'use_list':
      return present(node.namedChildren).flatMap(namesBroughtBy);
    default:
      return [];
  }
}

function namesOfSample(root: Node, uses: readonly Node[]): ReadonlySet<string> {
  const declared = present(root.descendantsOfType(items)).map((item) => item.childForFieldName('name')?.text ?? '');
  return new Set([...declared, ...uses.flatMap(namesBroughtBy)]);
}

function problemOf(name: string): string | undefined {
  const crate = crateByName.get(name);
  if (crate === undefined) {
    const usable = [...crateByName].filter(([, {use}]) => use === undefined).map(([known]) => known);
    return `the crate "${name}" is unknown.${didYouMean(name, usable)} A new crate is added to src/facts/rust-crates.ts.`;
  }
  return crate.use === undefined ? undefined : `samples do not use the crate "${name}": use ${crate.use}.`;
}

/**
 * Finds crates in `use` declarations that are not in `src/facts/rust-crates.ts`.
 *
 * @returns findings whose lines count from the top of the tree
 */
export function findUnknownCrates(root: Node): readonly Finding[] {
  const uses = present(root.descendantsOfType('use_declaration')).flatMap((use) => present([use.childForFieldName('argument')]));
  const ofSample = namesOfSample(root, uses);
  const external = present(root.descendantsOfType('extern_crate_declaration')).flatMap((node) => present([node.childForFieldName('name')]));
  return [...uses.flatMap(rootsOf), ...external]
    .filter(({text}) => !ofTheCompiler.has(text) && !ofSample.has(text))
    .flatMap(({text, startPosition}) => {
      const message = problemOf(text);
      return message === undefined ? [] : [{line: startPosition.row + 1, code: 'RUST_CRATE', message}];
    });
}
