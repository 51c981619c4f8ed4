import {ReferenceSourceError} from '../../page';
import {checkArrivals} from './check';
import {arrivals} from './index';
import {laterFacts} from './later';
import {sinceSentence} from './sentence';
import type {Arrival, LaterFact, ModuleArrivals, NamesByArrival, PackageArrivals} from './types';
import type {ModuleEntry, PackageEntry} from '../../move/model';

const arrivalOf = (names: NamesByArrival | undefined, name: string): Arrival | undefined => {
  const [found] = Object.entries(names ?? {}).find(([, list]) => list.includes(name)) ?? [];
  return found === undefined ? undefined : found === 'later' ? found : Number(found);
};

/** What is said of one thing: nothing where it came with what it belongs to. */
function sentenceOf(arrival: Arrival | undefined, fact: LaterFact | undefined, deprecated?: Arrival): {since?: string} {
  const since = sinceSentence(arrival, fact, typeof deprecated === 'number' ? deprecated : undefined);
  return since === undefined ? {} : {since};
}

function dateModule(module: ModuleEntry, known: ModuleArrivals, facts: Readonly<Record<string, LaterFact>>): ModuleEntry {
  const factOf = (name: string): LaterFact | undefined => facts[`${module.name}::${name}`];
  return {
    ...module,
    ...sentenceOf(known.isLater === true ? 'later' : known.module, facts[module.name], known.moduleDeprecated),
    functions: module.functions.map((item) => ({
      ...item,
      ...sentenceOf(arrivalOf(known.functions, item.name), factOf(item.name), arrivalOf(known.deprecated, item.name)),
    })),
    datatypes: module.datatypes.map((type) => ({...type, ...sentenceOf(arrivalOf(known.types, type.name), factOf(type.name))})),
  };
}

/**
 * Adds to modules, functions and types since when there are, where that is known.
 *
 * @throws {ReferenceSourceError} where the data names what there is not, or contradicts itself
 */
export function attachSince(
  packages: readonly PackageEntry[],
  byPackage: Readonly<Record<string, PackageArrivals>> = arrivals,
  facts: Readonly<Record<string, LaterFact>> = laterFacts,
): PackageEntry[] {
  const problems = checkArrivals(packages, byPackage, facts);
  if (problems.length > 0) throw new ReferenceSourceError(`src/reference/framework/since: ${problems.join('\n')}`);
  return packages.map(({info, modules}) => ({
    info,
    modules: modules.map((module) => dateModule(module, byPackage[info.name]?.[module.name] ?? {}, info.name === 'sui' ? facts : {})),
  }));
}
