import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {digest} from '../lib/digest';
import type {ResultCache} from '../lib/result-cache';
import type {Problem} from '../sample';
import type {Compiler} from './compiler/protocol';
import {readPackageFiles} from './package-files';
import {packageDirs} from './packages';

/** Move source that should be laid out as prettier does it. */
export interface LaidOut {
  page: string;
  /** Line of the page that the text begins on. */
  line: number;
  text: string;
}

const differenceSchema = z.object({offset: z.int(), expected: z.string()});

/**
 * How a text differs from prettier's layout of it, or null where it does not; in the form in which
 * it is kept between runs.
 */
export const layoutSchema = differenceSchema.nullable();

export type Layout = z.infer<typeof layoutSchema>;

function firstDifference(actual: string, expected: string): z.infer<typeof differenceSchema> {
  const [mine, theirs] = [actual.split('\n'), expected.split('\n')];
  const offset = theirs.findIndex((line, index) => line !== mine[index]);
  return offset === -1 ? {offset: theirs.length - 1, expected: ''} : {offset, expected: theirs[offset] ?? ''};
}

/** A text that the plugin cannot parse is passed over: the compiler says what is wrong with it. */
async function layoutOf(text: string, compiler: Compiler): Promise<Layout> {
  const {ok, output} = await compiler.send({task: 'format', text});
  return !ok || output === text ? null : firstDifference(text, output);
}

/**
 * Compares texts with prettier's layout of them.
 *
 * @returns one problem a text, at the first line that differs
 */
export async function formatProblems(texts: readonly LaidOut[], compiler: Compiler, layouts: ResultCache<Layout>): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const {page, line, text} of texts) {
    const key = digest(text);
    const known = layouts.get(key);
    const layout = known === undefined ? await layoutOf(text, compiler) : known;
    if (known === undefined) layouts.set(key, layout);
    if (!layout) continue;
    const expected = layout.expected.trim() === '' ? 'an empty line' : layout.expected;
    problems.push({
      page,
      line: line + layout.offset,
      checker: 'move',
      code: 'FORMAT',
      message: `layout differs from prettier's; expected here: ${expected}`,
    });
  }
  layouts.save();
  return problems;
}

/**
 * Lays out the files of all packages below `examples/move` in place.
 *
 * @returns the files that changed, from the repository's top
 */
export async function formatPackages(root: string, compiler: Compiler, examples?: string): Promise<string[]> {
  const changed: string[] = [];
  for (const dir of packageDirs(root, examples)) {
    const files = Object.entries(readPackageFiles(path.join(root, dir), ['sources', 'tests'])).filter(([file]) => file.endsWith('.move'));
    for (const [file, text] of files) {
      const {ok, output} = await compiler.send({task: 'format', text});
      if (!ok) throw new Error(`${dir}/${file}: ${output}`);
      if (output === text) continue;
      writeFileSync(path.join(root, dir, file), output);
      changed.push(`${dir}/${file}`);
    }
  }
  return changed;
}
