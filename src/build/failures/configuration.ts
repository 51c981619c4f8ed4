import {existsSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {relativePath} from '../../lib/files-below';
import {inOneLine} from '../../lib/page-problems';
import {problemsOn, type SourceProblem} from '../../lib/source-error';

/** The places that esbuild, which tsx compiles with, adds to its error. */
interface CompilerError {
  errors: readonly {text: string; location: {file: string; line: number} | null}[];
}

const isCompilerError = (error: unknown): error is CompilerError =>
  typeof error === 'object' && error !== null && 'errors' in error && Array.isArray(error.errors);

/** The first line of the site's own code that a stack names. */
function placeIn(stack: string, siteDir: string): {file: string; line: number} | undefined {
  for (const [, found = '', line] of stack.matchAll(/(?:file:\/\/)?(\/[^\s():]+):(\d+)(?::\d+)?/g)) {
    const file = relativePath(siteDir, found);
    if (!file.startsWith('..') && !file.startsWith('node_modules/')) return {file, line: Number(line)};
  }
  return undefined;
}

/**
 * What is wrong with a module of the site, told by loading it.
 *
 * @returns the module, or the problems
 */
export async function loadModule(siteDir: string, file: string): Promise<{module: unknown} | {problems: SourceProblem[]}> {
  const absolute = path.join(siteDir, file);
  if (!existsSync(absolute)) return {problems: [{file, line: 1, message: `there is no ${file}. Put the file back.`}]};
  try {
    return {module: await import(pathToFileURL(absolute).href)};
  } catch (error) {
    const own = problemsOn(error);
    if (own.length > 0) return {problems: [...own]};
    const [compiler] = isCompilerError(error) ? error.errors : [];
    const {message, stack = ''} = error instanceof Error ? error : new Error(String(error));
    const place = compiler?.location
      ? {file: path.relative(siteDir, path.resolve(siteDir, compiler.location.file)), line: compiler.location.line}
      : (placeIn(stack, siteDir) ?? {file, line: 1});
    const [first = ''] = (compiler?.text ?? message).split('\n');
    return {problems: [{...place, message: `the module cannot be loaded: ${inOneLine(first)} Correct it there.`}]};
  }
}

/** What is wrong with the configuration, where loading it fails. */
export async function configurationProblems(siteDir: string): Promise<SourceProblem[]> {
  const loaded = await loadModule(siteDir, 'docusaurus.config.ts');
  return 'problems' in loaded ? loaded.problems : [];
}
