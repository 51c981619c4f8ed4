import {existsSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import path from 'node:path';
import * as z from 'zod';
import {eachOf} from '../../../lib/each-of';
import {digest, digestOfFiles, filesUnder} from '../../lib/digest';
import {cacheDir, openResultCache} from '../../lib/result-cache';
import {runnableExample} from '../runs/examples';
import {ModuleError} from './compile';
import {librariesOf} from './evaluate';
import {readProgram, type ReadProgram} from './read-program';
import {runProgram, type ThreadAnswer} from './run-program';

/**
 * A program that runs without a network and prints what pages say, and the packages that it needs.
 */
export interface OfflineProgram extends ReadProgram {
  libraries: readonly string[];
}

/** What a check of all programs found. */
export interface OfflinePrograms {
  programs: readonly OfflineProgram[];
  /** File, from `examples/` → why readers cannot run it. */
  refusals: Readonly<Record<string, string>>;
}

/** Each program of this folder may be one that readers run. */
const folder = 'examples/ts';

/** What decides a result besides the program: packages, and what runs it. */
const inputs = ['package.json', 'package-lock.json', 'src/samples/typescript/offline', 'src/samples/typescript/runs/refuse-network.ts'];

const answer: z.ZodType<ThreadAnswer> = z.union([z.object({printed: z.string()}), z.object({refusal: z.string()})]);

function read(root: string, file: string): ReadProgram | {refusal: string} {
  try {
    return readProgram(root, file);
  } catch (error) {
    if (error instanceof ModuleError) return {refusal: `${error.path}:${error.line}: ${error.message}`};
    throw error;
  }
}

/** Why a program is none that readers run, by what it printed; nothing where it is one. */
function refusalOf(root: string, file: string, result: ThreadAnswer): string | undefined {
  if ('refusal' in result) return result.refusal;
  if (result.printed === '') return 'it prints nothing';
  const documented = runnableExample(root, `examples/${file}`);
  if (documented !== undefined && documented.expected !== result.printed) return `it does not print what ${documented.expectedFile} has`;
  return undefined;
}

/** How many programs run at a time. */
const threads = 2;

/**
 * Runs every file of `examples/ts` by itself, without a network and without what only Node has, and
 * gives those that come to an end, print something, and print what is documented where something
 * is. Results are kept, so that only what has changed runs again.
 *
 * @param root the repository's top; a site without that folder has no programs
 * @param cacheFile keeps results; absolute
 */
export async function offlinePrograms(
  root: string,
  cacheFile = path.join(path.resolve(root), cacheDir, 'offline-programs.json'),
): Promise<OfflinePrograms> {
  const cache = openResultCache(cacheFile, digestOfFiles(process.cwd(), inputs), answer);
  const place = path.join(root, folder);
  const files = (existsSync(place) ? filesUnder(place) : [])
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
    .map((file) => path.relative(path.join(root, 'examples'), file));
  const resultOf = async (file: string, program: ReadProgram): Promise<ThreadAnswer> => {
    const key = digest(file, JSON.stringify(program.modules));
    const known = cache.get(key);
    if (known !== undefined) return known;
    const result = await runProgram(root, program);
    cache.set(key, result);
    return result;
  };
  const programs: OfflineProgram[] = [];
  const refusals: Record<string, string> = {};
  await eachOf(files, threads, async (file) => {
    const program = read(root, file);
    if ('refusal' in program) {
      refusals[file] = program.refusal;
      return;
    }
    const libraries = librariesOf(program);
    const builtin = libraries.find((name) => isBuiltin(name));
    const refusal = builtin === undefined ? refusalOf(root, file, await resultOf(file, program)) : `browsers have no ${builtin}`;
    if (refusal === undefined) programs.push({...program, libraries});
    else refusals[file] = refusal;
  });
  cache.save();
  return {programs: programs.sort((a, b) => (a.entry < b.entry ? -1 : 1)), refusals};
}
