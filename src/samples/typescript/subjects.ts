import type {Sample} from '../sample';
import {inlineSubject} from './inline';
import type {Prelude} from './preludes';
import {createProjects, examplesDigest} from './projects';
import {quotedSubject} from './quoted';
import type {Subject} from './subject';

/** Each inline sample as a subject. */
export function inlineSubjects(root: string, samples: readonly Sample[], preludes: ReadonlyMap<string, Prelude>): readonly Subject[] {
  return samples.map((sample) => inlineSubject(root, sample, preludes.get(sample.meta.prelude ?? '')));
}

/** Each file that samples quote as a subject, however many samples quote it. */
export function quotedSubjects(root: string, samples: readonly Sample[]): readonly Subject[] {
  if (samples.length === 0) return [];
  const files = new Map<string, [Sample, ...Sample[]]>();
  for (const sample of samples) {
    const file = sample.meta.file ?? '';
    files.set(file, [...(files.get(file) ?? []), sample] as [Sample, ...Sample[]]);
  }
  const projectOf = createProjects(root);
  const content = examplesDigest(root);
  return [...files].map(([file, quoting]) => quotedSubject(root, file, quoting, projectOf(file), content));
}
