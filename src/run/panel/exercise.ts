import type {RunnablePackage} from '../data';
import type {SamplePlace} from './read-place';

/** A package as a reader begins an exercise with it. */
export interface Exercise extends RunnablePackage {
  /** Path → text with the solution in it. */
  solution: RunnablePackage['files'];
}

/** Takes the solution out of a package: so many lines from the first of the region on. */
export function withoutSolution(whole: RunnablePackage, {file, region = ''}: SamplePlace, lines: number): Exercise {
  const all = (whole.files[file] ?? '').split('\n');
  const first = (whole.regions[file]?.[region] ?? 1) - 1;
  const [indent = ''] = /^\s*/.exec(all[first] ?? '') ?? [];
  const text = [...all.slice(0, first), `${indent}// Your code goes here.`, ...all.slice(first + lines)].join('\n');
  return {...whole, files: {...whole.files, [file]: text}, solution: whole.files};
}
