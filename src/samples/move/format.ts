import {writeFileSync} from 'node:fs';
import path from 'node:path';
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

function firstDifference(actual: string, expected: string): {offset: number; expected: string} {
  const [mine, theirs] = [actual.split('\n'), expected.split('\n')];
  const offset = Math.max(
    0,
    theirs.findIndex((line, index) => line !== mine[index]),
  );
  return {offset, expected: theirs[offset] ?? ''};
}

/**
 * Compares texts with prettier's layout of them. A text that the plugin cannot parse is passed over: the compiler says
 * what is wrong with it.
 *
 * @returns one problem a text, at the first line that differs
 */
export async function formatProblems(texts: readonly LaidOut[], compiler: Compiler): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const {page, line, text} of texts) {
    const {ok, output} = await compiler.send({task: 'format', text});
    if (!ok || output === text) continue;
    const {offset, expected} = firstDifference(text, output);
    const message = `layout differs from prettier's; expected here: ${expected.trim() === '' ? 'an empty line' : expected}`;
    problems.push({page, line: line + offset, checker: 'move', code: 'format', message});
  }
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
