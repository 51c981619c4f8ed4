import type {PackageEntry} from '../../move/model';
import {lastSnapshot} from './index';
import type {LaterFact, ModuleArrivals, NamesByArrival, PackageArrivals} from './types';

const firstSnapshot = 3;

const isArrival = (text: string): boolean => {
  const version = Number(text);
  return text === 'later' || (Number.isInteger(version) && version > firstSnapshot && version <= lastSnapshot);
};

/**
 * Things of one kind: each name must be on the page, stand once, and not be older than its module.
 */
function namesProblems(place: string, known: ModuleArrivals, names: NamesByArrival = {}, existing: readonly string[] = []): string[] {
  const all = Object.values(names).flat();
  return [
    ...Object.keys(names)
      .filter((arrival) => !isArrival(arrival))
      .map((arrival) => `${place}: ${arrival} is no protocol version from ${firstSnapshot + 1} to ${lastSnapshot}`),
    ...all.filter((name) => !existing.includes(name)).map((name) => `${place}::${name}: a version for something that is not in the ABI`),
    ...all.filter((name, index) => all.indexOf(name) !== index).map((name) => `${place}::${name}: stands twice`),
    ...Object.entries(names).flatMap(([arrival, list]) =>
      known.module !== undefined && arrival !== 'later' && Number(arrival) <= known.module
        ? list.map((name) => `${place}::${name}: is said to be as old as its module, or older`)
        : [],
    ),
  ];
}

function moduleProblems({info, modules}: PackageEntry, name: string, known: ModuleArrivals): string[] {
  const place = `${info.name}::${name}`;
  const module = modules.find((each) => each.name === name);
  if (module === undefined) return [`${place}: a version for a module that no ABI has`];
  const outdated = module.functions.filter(({deprecated}) => deprecated !== undefined).map((item) => item.name);
  return [
    ...(known.module === undefined || isArrival(String(known.module)) ? [] : [`${place}: ${known.module} is no protocol version`]),
    ...namesProblems(
      place,
      known,
      known.functions,
      module.functions.map((item) => item.name),
    ),
    ...namesProblems(
      place,
      known,
      known.types,
      module.datatypes.map((type) => type.name),
    ),
    ...Object.values(known.deprecated ?? {})
      .flat()
      .filter((item) => !outdated.includes(item))
      .map((item) => `${place}::${item}: a version for a mark of deprecation that the overlay does not have`),
    ...(known.moduleDeprecated !== undefined && module.deprecated === undefined
      ? [`${place}: a version for a mark of deprecation that the overlay does not have`]
      : []),
  ];
}

/** Things that came later must be in the ABI, and the snapshots must not know better. */
function factProblems(packages: readonly PackageEntry[], known: PackageArrivals, facts: Readonly<Record<string, LaterFact>>): string[] {
  const modules = packages.find(({info}) => info.name === 'sui')?.modules ?? [];
  return Object.entries(facts).flatMap(([place, fact]) => {
    const [name = '', item] = place.split('::');
    const module = modules.find((each) => each.name === name);
    if (module === undefined || (item !== undefined && !module.functions.some((each) => each.name === item)))
      return [`sui::${place}: a fact about something that is not in the ABI`];
    const later = item === undefined ? known[name]?.isLater === true : known[name]?.functions?.later?.includes(item) === true;
    const isDated = fact.release !== undefined || fact.protocol !== undefined;
    return isDated && !later ? [`sui::${place}: a snapshot already says since when it is there`] : [];
  });
}

/** What is wrong with the data about arrivals, a line for each mistake. */
export function checkArrivals(
  packages: readonly PackageEntry[],
  byPackage: Readonly<Record<string, PackageArrivals>>,
  facts: Readonly<Record<string, LaterFact>>,
): string[] {
  return [
    ...packages.flatMap((entry) =>
      Object.entries(byPackage[entry.info.name] ?? {}).flatMap(([name, known]) => moduleProblems(entry, name, known)),
    ),
    ...factProblems(packages, byPackage.sui ?? {}, facts),
  ];
}
