import type {Stage} from './run-stages';

/**
 * The stages that are asked for, with those that they need.
 *
 * @param stages each after what it needs
 * @param names all stages where there is none
 * @throws where a name is no stage's
 */
export function selectStages<S extends Stage>(stages: readonly S[], names: readonly string[]): S[] {
  const known = stages.map(({name}) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Error(`There is no stage "${unknown}". Name one or more of ${known.join(', ')}, or none to run all.`);
  if (names.length === 0) return [...stages];
  const wanted = new Set(names);
  for (const {name, needs} of [...stages].reverse()) if (wanted.has(name)) for (const need of needs) wanted.add(need);
  return stages.filter(({name}) => wanted.has(name));
}
