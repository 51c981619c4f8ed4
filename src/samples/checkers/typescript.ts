import path from 'node:path';
import ts from 'typescript';
import {versions} from '@site/src/facts/versions';
import {digestOfFiles} from '../lib/digest';
import {cacheDir, openResultCache} from '../lib/result-cache';
import {createTypeCheckService, type TypeCheckService} from '../lib/type-check/service';
import type {Checker, Problem, Sample} from '../sample';
import {outcomesOf, storedOutcome} from '../typescript/compile';
import {fragmentProblems} from '../typescript/fragments';
import {readPreludes, type Prelude} from '../typescript/preludes';
import {checkerName} from '../typescript/subject';
import {inlineSubjects, quotedSubjects} from '../typescript/subjects';
import {typesOfViews, type OwnerTypes, type SeenTypes} from '../types/view';

/**
 * What decides a result besides the sample: the packages, the compiler's options, and the checker
 * itself.
 */
const inputs = [
  'package.json',
  'package-lock.json',
  'examples/tsconfig.json',
  'src/samples/lib',
  'src/samples/typescript',
  'src/samples/checkers/typescript.ts',
];

function unknownPrelude({page, line, meta}: Sample, preludes: ReadonlyMap<string, Prelude>): Problem {
  const names = [...preludes.keys()].map((name) => `"${name}"`).join(', ');
  const message = `there is no prelude "${meta.prelude}"; src/samples/typescript/preludes/ has ${names}`;
  return {page, line, checker: checkerName, code: 'PRELUDE_UNKNOWN', message};
}

/** How a checker is set up; tests set it up elsewhere. */
export interface TypeScriptCheckerOptions {
  /** The repository's top. */
  root: string;
  /** File that keeps results. */
  cacheFile: string;
  startCompiler: (root: string) => TypeCheckService;
}

/** A checker of TypeScript and JavaScript; see `typescriptChecker`. */
export function createTypeScriptChecker({root, cacheFile, startCompiler}: TypeScriptCheckerOptions): Checker {
  let types: ReadonlyMap<string, OwnerTypes> = new Map();
  return {
    name: checkerName,
    languages: ['ts', 'tsx', 'js', 'jsx'],
    tool: `TypeScript ${ts.version} and @mysten/sui ${versions.suiTypeScriptSdk}`,
    check: async (samples) => {
      const preludes = readPreludes(root);
      const quoted = samples.filter(({meta}) => meta.file !== undefined);
      const inline = samples.filter(({meta}) => meta.file === undefined);
      const strangers = inline.filter(({meta}) => meta.prelude !== undefined && !preludes.has(meta.prelude));
      const fragments = inline.filter(({meta}) => meta.fragment);
      const modules = inline.filter((sample) => !fragments.includes(sample) && !strangers.includes(sample));

      const subjects = [...inlineSubjects(root, modules, preludes), ...quotedSubjects(root, quoted)];
      const cache = openResultCache(cacheFile, digestOfFiles(root, inputs), storedOutcome);
      const outcomes = outcomesOf(subjects, cache, () => startCompiler(root));
      types = typesOfViews(
        subjects.flatMap((subject): SeenTypes[] => {
          const found = outcomes.get(subject.key)?.types ?? [];
          return subject.views().map((view) => ({view, types: found}));
        }),
      );

      return [
        ...strangers.map((sample) => unknownPrelude(sample, preludes)),
        ...fragments.flatMap(fragmentProblems),
        ...subjects.flatMap((subject) => subject.problems(outcomes.get(subject.key)?.findings ?? [])),
      ];
    },
    types: () => types,
  };
}

/**
 * Type-checks samples against the pinned packages, with the options of readers' projects: all in
 * one program, each inline sample as a module of its own, each quoted file once. Unused and
 * deprecated names are errors; a `fragment` is parsed.
 */
export const typescriptChecker: Checker = createTypeScriptChecker({
  root: process.cwd(),
  cacheFile: path.join(process.cwd(), cacheDir, 'typescript.json'),
  startCompiler: createTypeCheckService,
});
