import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesUnder} from '../../lib/digest';

const examplesDir = 'examples/ts';
const suffix = '.expected.txt';

/** An example that runs without a network, and what it prints. */
export interface RunnableExample {
  /** From the repository's top. */
  file: string;
  /** The file that documents its output, from the repository's top. */
  expectedFile: string;
  /** What it prints, without the last line break. */
  expected: string;
}

/**
 * The runnable example that a file is, or nothing: one is marked by a file `<name>.expected.txt`
 * beside it.
 */
export function runnableExample(root: string, file: string): RunnableExample | undefined {
  const expectedFile = file.replace(/\.tsx?$/, suffix);
  const absolute = path.join(root, expectedFile);
  if (expectedFile === file || !existsSync(absolute)) return undefined;
  return {file, expectedFile, expected: readFileSync(absolute, 'utf8').trimEnd()};
}

/**
 * Every runnable example under examples/ts/.
 *
 * @throws {Error} where a documented output has no example
 */
export function runnableExamples(root: string): readonly RunnableExample[] {
  const expectedFiles = filesUnder(path.join(root, examplesDir)).filter((file) => file.endsWith(suffix));
  return expectedFiles.map((expectedFile) => {
    const file = path.relative(root, expectedFile).replace(suffix, '.ts');
    const example = existsSync(path.join(root, file)) ? runnableExample(root, file) : undefined;
    if (!example) throw new Error(`${path.relative(root, expectedFile)}: there is no ${path.basename(file)} beside it that prints this`);
    return example;
  });
}
