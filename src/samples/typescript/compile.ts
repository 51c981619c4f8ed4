import {z} from 'zod';
import type {Finding} from '../lib/report';
import type {ResultCache} from '../lib/result-cache';
import type {TypeCheckService} from '../lib/type-check/service';
import type {Subject} from './subject';

/** What a run keeps of a subject. */
export const storedFindings = z.array(z.object({line: z.number(), code: z.string(), message: z.string()}));

export type Findings = readonly Finding[];

function byGroup(subjects: readonly Subject[]): Iterable<readonly Subject[]> {
  const groups = new Map<string, Subject[]>();
  for (const subject of subjects) groups.set(subject.group, [...(groups.get(subject.group) ?? []), subject]);
  return groups.values();
}

/** Compiles subjects of one group as one program; gives what is wrong with each, by key. */
function compileGroup(service: TypeCheckService, subjects: readonly Subject[]): ReadonlyMap<string, Finding[]> {
  service.add(subjects.flatMap(({module}) => module ?? []));
  const files = subjects.map(({file}) => file);
  const found = service.check({roots: [...new Set([...files, ...subjects.flatMap(({neighbors}) => neighbors)])], checked: files});
  return new Map(
    subjects.map(({key, file}) => [
      key,
      found.filter((finding) => finding.file === file).map(({line, code, message}) => ({line, code, message})),
    ]),
  );
}

/**
 * What is wrong with each subject, by key. Subjects that the cache knows are not compiled; the compiler starts only where
 * some are left.
 */
export function findingsOf(
  subjects: readonly Subject[],
  cache: ResultCache<Finding[]>,
  startCompiler: () => TypeCheckService,
): ReadonlyMap<string, Findings> {
  const fresh = new Map(subjects.filter(({key}) => cache.get(key) === undefined).map((subject) => [subject.key, subject]));
  if (fresh.size > 0) {
    const service = startCompiler();
    for (const group of byGroup([...fresh.values()])) {
      for (const [key, found] of compileGroup(service, group)) cache.set(key, found);
    }
    cache.save();
  }
  return new Map(subjects.map(({key}) => [key, cache.get(key) ?? []]));
}
