import {z} from 'zod';
import type {Finding} from '../lib/report';
import type {ResultCache} from '../lib/result-cache';
import type {TypeCheckService} from '../lib/type-check/service';
import {namedType, type NamedType} from '../lib/type-check/types/named-type';
import type {Subject} from './subject';

/** What a run keeps of a subject. */
export const storedOutcome = z.object({
  findings: z.array(z.object({line: z.number(), code: z.string(), message: z.string()})),
  types: z.array(namedType),
});

/** What the compiler says of a subject. */
export interface Outcome {
  findings: Finding[];
  /**
   * Types that its reader does not see; none where something is wrong with it, for its types are
   * guesses then.
   */
  types: NamedType[];
}

const nothing: Outcome = {findings: [], types: []};

function byGroup(subjects: readonly Subject[]): Iterable<readonly Subject[]> {
  const groups = new Map<string, Subject[]>();
  for (const subject of subjects) groups.set(subject.group, [...(groups.get(subject.group) ?? []), subject]);
  return groups.values();
}

/** Compiles subjects of one group as one program; gives what the compiler says of each, by key. */
function compileGroup(service: TypeCheckService, subjects: readonly Subject[]): ReadonlyMap<string, Outcome> {
  service.add(subjects.flatMap(({module}) => module ?? []));
  const files = subjects.map(({file}) => file);
  const found = service.check({roots: [...new Set([...files, ...subjects.flatMap(({neighbors}) => neighbors)])], checked: files});
  return new Map(
    subjects.map(({key, file, problems}) => {
      const findings = found.filter((finding) => finding.file === file).map(({line, code, message}) => ({line, code, message}));
      return [key, {findings, types: problems(findings).length > 0 ? [] : [...service.typesIn(file)]}];
    }),
  );
}

/**
 * What the compiler says of each subject, by key. Subjects that the cache knows are not compiled;
 * the compiler starts only where some are left.
 */
export function outcomesOf(
  subjects: readonly Subject[],
  cache: ResultCache<Outcome>,
  startCompiler: () => TypeCheckService,
): ReadonlyMap<string, Outcome> {
  const fresh = new Map(subjects.filter(({key}) => cache.get(key) === undefined).map((subject) => [subject.key, subject]));
  if (fresh.size > 0) {
    const service = startCompiler();
    for (const group of byGroup([...fresh.values()])) {
      for (const [key, outcome] of compileGroup(service, group)) cache.set(key, outcome);
    }
    cache.save();
  }
  return new Map(subjects.map(({key}) => [key, cache.get(key) ?? nothing]));
}
