import type {Framework, FrameworkPackage} from '../../samples/move/framework';
import type {FrameworkParts} from '../data';

/**
 * Modules that every package reaches without naming them: implicit imports, and methods of
 * primitive types.
 */
const always = ['sui::object', 'sui::tx_context', 'sui::transfer', 'sui::address'];

/** The standard library goes along whole: its types are behind literals, operators and methods. */
const whole = 'std';

const words = (texts: Iterable<string>): Set<string> => {
  const found = new Set<string>();
  for (const text of texts) for (const [word] of text.matchAll(/\w+/g)) found.add(word);
  return found;
};

/**
 * The part of the framework that a package needs: compiling it is most of what a run takes.
 *
 * @param texts the package's sources and those of packages below it
 */
export function selectModules(parts: readonly FrameworkParts[], texts: Iterable<string>): Framework {
  const all = new Map(parts.flatMap(({alias, modules}) => Object.entries(modules).map(([name, module]) => [`${alias}::${name}`, module])));
  const named = words(texts);
  const waiting = [...all.keys()].filter((id) => {
    const [alias, name = ''] = id.split('::');
    return alias === whole || always.includes(id) || named.has(name);
  });
  const needed = new Set(waiting);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    for (const used of all.get(id)?.uses ?? []) {
      if (needed.has(used)) continue;
      needed.add(used);
      waiting.push(used);
    }
  }
  const packages = parts.map(({name, alias, address, modules}): FrameworkPackage => ({
    name,
    alias,
    address,
    files: Object.fromEntries(
      Object.entries(modules).flatMap(([module, {text}]) => (needed.has(`${alias}::${module}`) ? [[`sources/${module}.move`, text]] : [])),
    ),
  }));
  return {kind: 'interfaces', packages};
}
