import {cutRegion, RegionError} from '../../../lib/regions';
import {overlayOn, staleEntries} from '../../overlay';
import {longestUse, type ModuleUse, type Uses} from './types';

/** What uses are checked against. */
export interface UseSurroundings {
  /** Qualified names of all modules that have a page. */
  modules: ReadonlySet<string>;
  /** The text of a file, by its path from the repository's top; nothing where there is none. */
  readFile: (file: string) => string | undefined;
  /** Why a link leads nowhere; nothing where it leads somewhere. */
  problemOf: (route: string) => string | undefined;
}

/** The path of a use's file from the repository's top. */
export const fileOf = ({file}: Pick<ModuleUse, 'file'>): string => `examples/move/${file}`;

function codeProblems({file, region}: ModuleUse, readFile: UseSurroundings['readFile']): string[] {
  const text = readFile(fileOf({file}));
  if (text === undefined) return [`there is no file ${fileOf({file})}`];
  try {
    const lines = cutRegion(text, region).split('\n').length;
    return lines > longestUse ? [`region "${region}" of ${file} has ${lines} lines; a use has ${longestUse} at most`] : [];
  } catch (error) {
    if (error instanceof RegionError) return [`${file}: ${error.message}`];
    throw error;
  }
}

function textProblems({sentence, learn}: ModuleUse, others: readonly ModuleUse[], problemOf: UseSurroundings['problemOf']): string[] {
  return [
    ...(/^[A-Z`].{30,220}\.$/.test(sentence) && !/\.\s+[A-Z]/.test(sentence) ? [] : ['what introduces the code is no sentence']),
    ...(others.some((other) => other.sentence === sentence) ? ['the sentence stands above another use, too'] : []),
    ...(learn.length === 0 ? ['it links to no page that teaches the module'] : []),
    ...learn.flatMap((route) => problemOf(route) ?? []),
  ];
}

/** What is wrong with uses, a line for each mistake. */
export function checkUses(uses: Uses, {modules, readFile, problemOf}: UseSurroundings): string[] {
  const wrong = Object.entries(uses).flatMap(([name, use]) => {
    const others = Object.values(uses).filter((other) => other !== use);
    const problems = [...codeProblems(use, readFile), ...textProblems(use, others, problemOf)];
    return problems.map((problem) => `${name}: ${problem}`);
  });
  return [...staleEntries(overlayOn('uses', 'module', uses), (name) => modules.has(name)), ...wrong];
}
