import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {compiler} from '@site/src/samples/move/compiler/client';
import type {Compiler, CompilerOutcome, CompilerTask} from '@site/src/samples/move/compiler/protocol';
import type {Sample, SampleMeta} from '@site/src/samples/sample';
import {sampleOf} from '../../../lib/sample-fixtures';
import {scratchFolder} from '../../../lib/scratch-folder';

export const root = path.resolve(__dirname, '../../../..');

export const fixturesDir = 'tests/fixtures/samples/move';

/** Move files of a fixture folder, by name. */
export function fixtureFiles(folder: string): {name: string; page: string; text: string}[] {
  const dir = path.join(root, fixturesDir, folder);
  const names = readdirSync(dir).filter((name) => name.endsWith('.move'));
  return names.sort().map((name) => ({name, page: `${fixturesDir}/${folder}/${name}`, text: readFileSync(path.join(dir, name), 'utf8')}));
}

/** A cache folder of its own, so that every test asks the compiler. */
export const noCache = (): string => scratchFolder();

/** Ends the compiler process that a test file started. */
export const stopCompiler = (): void => {
  compiler.stop();
};

/** A sample of a page, its first line of code on line 10. */
export const sample = (code: string, meta?: Partial<SampleMeta>, page = 'docs/page.mdx'): Sample => ({
  ...sampleOf('move', code, meta),
  page,
  line: 10,
});

/** A compiler that answers as it is told, and remembers what it was asked. */
export class FakeCompiler implements Compiler {
  readonly tasks: CompilerTask[] = [];

  constructor(private readonly answer: (task: CompilerTask) => CompilerOutcome) {}

  async send(task: CompilerTask): Promise<CompilerOutcome> {
    this.tasks.push(task);
    return this.answer(task);
  }
}
