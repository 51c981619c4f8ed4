import type {Framework} from '../../samples/move/framework';
import type {FrameworkParts} from '../data';

/** `sui::coin` alone, or with more behind it. */
const path = /\b(std|sui|sui_system)::(\w+)/g;
/** `use sui::{coin::{Self, Coin}, balance}`: each word may be a module. */
const group = /\b(std|sui|sui_system)::\{([^;]*)\}\s*;/g;

/** The modules that a source names, as `sui::coin`. Words that are no modules do no harm. */
export function namedModules(source: string): Set<string> {
  const single = [...source.matchAll(path)].map(([, alias, module]) => `${alias}::${module}`);
  const grouped = [...source.matchAll(group)].flatMap(([, alias, words = '']) =>
    [...words.matchAll(/\w+/g)].map(([word]) => `${alias}::${word}`),
  );
  return new Set([...single, ...grouped]);
}

const moduleOf = (file: string): string => file.replace(/^sources\//, '').replace(/\.move$/, '');

/** Takes the framework apart into modules, each with those that it needs. */
export function frameworkParts({packages}: Pick<Framework, 'packages'>): FrameworkParts[] {
  const all = new Set(packages.flatMap(({alias, files}) => Object.keys(files).map((file) => `${alias}::${moduleOf(file)}`)));
  return packages.map(({name, alias, address, files}) => ({
    name,
    alias,
    address,
    modules: Object.fromEntries(
      Object.entries(files).map(([file, text]) => {
        const own = `${alias}::${moduleOf(file)}`;
        const uses = [...namedModules(text)].filter((module) => module !== own && all.has(module)).sort();
        return [moduleOf(file), {text, uses}];
      }),
    ),
  }));
}
